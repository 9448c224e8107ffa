import pages from 'virtual:component-pages';

/** A component's name as the way to its page; the bare name where it has none. */
export function PageOf({ part }: { part: string }) {
  const address = pages[part];
  if (part === 'the page') return part;
  if (!address) return <code>{part}</code>;
  return (
    <a href={`./?path=/docs/${address}`} target="_top">
      {part}
    </a>
  );
}
