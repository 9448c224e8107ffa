import * as styles from './Doors.css.ts';

const doors = [
  {
    name: 'Everything',
    href: 'index.html',
    says: 'Every module of the packages with its functions, types and sets of props, and a search over all of them.',
  },
  {
    name: 'The calls',
    href: 'documents/The_calls.html',
    says: 'Where each call of the API is, what it takes, what it answers, and how often it may be asked.',
  },
  {
    name: 'The client',
    href: 'modules/api_client.html',
    says: 'How a page reads and sends through those calls: `@banyan/api/client`.',
  },
  {
    name: 'The palette',
    href: 'modules/ui_palette.html',
    says: 'How two colours become a whole theme: `@banyan/ui/palette`.',
  },
] as const;

const withCode = (says: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
  says.split('`').map((piece, place) => (place % 2 === 0 ? piece : <code key={place}>{piece}</code>));

/** The ways into what `npx pnpm@12 api-docs` writes, each with what is behind it. */
export function ApiDoors() {
  return (
    <nav aria-label="What the packages export" className={styles.entrances}>
      {doors.map(({ name, href, says }) => (
        <div key={href} className={styles.entrance}>
          <a href={`./api-docs/${href}`} target="_top" className={styles.entranceName}>
            {name}
          </a>
          <p className={styles.says}>{withCode(says)}</p>
        </div>
      ))}
    </nav>
  );
}
