import { firstSentence, notesOf, releasesOf } from '../changes.ts';
import * as styles from './Notes.css.ts';

const notes = notesOf(
  import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);
const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);
const releases = releasesOf(changelog);

/** A paragraph of a note: words, and code between backticks. Notes have no other Markdown, which a test sees to. */
function Words({ of }: { of: string }) {
  return of.split('`').map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a written note never changes its order.
    place % 2 === 0 ? piece : <code key={place}>{piece}</code>,
  );
}

function Paragraphs({ of }: { of: string }) {
  return (
    <div className={styles.text}>
      {of.split(/\n\n+/).map((paragraph) => (
        <p key={paragraph}>
          <Words of={paragraph} />
        </p>
      ))}
    </div>
  );
}

const short = (name: string): string => name.replace('@banyan/', '');

/** The first sentences of what changed last: the notes about most packages, or the last version's where none wait. */
export function LastChanges({ most = 6 }: { most?: number }) {
  const texts = notes.length > 0 ? notes.map(({ text }) => text) : (releases[0]?.notes ?? []);
  return (
    <ul className={styles.sentences}>
      {texts.slice(0, most).map((text) => (
        <li key={text}>
          <Words of={firstSentence(text)} />
        </li>
      ))}
    </ul>
  );
}

/** Every note of the next version, with the packages it is about. */
export function NextVersion() {
  if (notes.length === 0) return <p>Nothing has changed since the last version.</p>;
  return notes.map(({ id, packages, text }) => (
    <div key={id} className={styles.note}>
      <p className={styles.packages}>{packages.map(short).join(', ')}</p>
      <Paragraphs of={text} />
    </div>
  ));
}

/** The versions that can be installed, newest first. */
export function Releases() {
  if (releases.length === 0)
    return <p>The version that is installed is the first one: nothing came before it.</p>;
  return releases.map(({ version, notes: texts }) => (
    <section key={version} aria-label={version}>
      <h3 className={styles.version}>{version}</h3>
      {texts.map((text) => (
        <div key={text} className={styles.note}>
          <Paragraphs of={text} />
        </div>
      ))}
    </section>
  ));
}
