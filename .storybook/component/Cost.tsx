import type { PageFacts } from './pageFacts.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What it adds to a page that has the theme, of which version, and beside its budget where it has one. */
export function Cost({ cost }: Pick<PageFacts, 'cost'>) {
  if (!cost) return <p>Not measured yet.</p>;
  const { js, onDemand, css, version, isStale, budget } = cost;
  const total = js + onDemand + css;
  return (
    <>
      <p>
        {kilobytes(js)} of JavaScript at once,{' '}
        {onDemand > 0 ? `${kilobytes(onDemand)} when it is first needed, ` : ''}
        {kilobytes(css)} of CSS, under gzip, without React: <b>{kilobytes(total)}</b> on a page that has the
        theme and nothing else.
        {budget === undefined
          ? null
          : ` ${total <= budget ? 'Within' : 'Over'} its budget of ${kilobytes(budget)}.`}
      </p>
      <p>
        {isStale
          ? `Measured in version ${version}. Its sources have changed since: npx pnpm@12 bench --components --update measures it again.`
          : `Measured in version ${version}, with its sources as they are now.`}
      </p>
    </>
  );
}
