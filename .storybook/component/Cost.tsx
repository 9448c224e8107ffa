import type { PageFacts } from './pageFacts.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What it adds to a page that has the theme: measured, or not at all. */
export function Cost({ cost }: Pick<PageFacts, 'cost'>) {
  if (!cost) return <p>Not measured in this version.</p>;
  const { js, onDemand, css } = cost;
  return (
    <p>
      {kilobytes(js)} of JavaScript at once,{' '}
      {onDemand > 0 ? `${kilobytes(onDemand)} when it is first needed, ` : ''}
      {kilobytes(css)} of CSS, under gzip, without React: <b>{kilobytes(js + onDemand + css)}</b> on a page
      that has the theme and nothing else.
    </p>
  );
}
