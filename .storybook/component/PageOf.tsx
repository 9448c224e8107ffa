import { usePages } from './usePages.ts';

/** A component's name as the way to its page; the bare name where it has none of its own. */
export function PageOf({ part }: { part: string }) {
  const address = usePages().get(part);
  if (!address) return <code>{part}</code>;
  return (
    <a href={`./?path=/docs/${address}`} target="_top">
      {part}
    </a>
  );
}
