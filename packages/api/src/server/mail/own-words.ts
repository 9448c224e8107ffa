import { belowLetter, type LetterKind, letters, type OwnWords } from '../../contract/office/house/letters.ts';
import type { Database, Writing } from '../database/database.ts';
import type { Letter } from './outbox.ts';

/* What the association adds to letters: a paragraph to those of a kind, signature and postal address to all of them. */

/** Where words are kept. */
export type WordsPart = LetterKind | 'signature' | 'postal-address';

const below = ['signature', 'postal-address'] as const;

/** Every part. */
export const wordsParts: readonly WordsPart[] = [...letters.map(({ kind }) => kind), ...below];

/** Words by their part, without those that are empty. */
export async function ownWords(
  database: Database | Writing,
  parts: readonly WordsPart[] = wordsParts,
): Promise<ReadonlyMap<WordsPart, string>> {
  const rows = await database.selectFrom('own_words').selectAll().where('part', 'in', parts).execute();
  // Of a letter that is written no more there may still be a row.
  return new Map(
    rows.flatMap(({ part, words }) => {
      const known = wordsParts.find((one) => one === part);
      return known ? [[known, words] as const] : [];
    }),
  );
}

/** Keeps words in place of what was kept before; empty ones are taken out. */
export async function keepOwnWords(writing: Writing, part: WordsPart, words: string): Promise<void> {
  await writing.deleteFrom('own_words').where('part', '=', part).execute();
  if (words !== '') await writing.insertInto('own_words').values({ part, words }).execute();
}

/** A text with what the association adds: its paragraph, signature and postal address, each where there is one. */
const adding = (body: string, words: OwnWords): string =>
  [body.trimEnd(), words.paragraph, belowLetter(words)].filter(Boolean).join('\n\n');

/** What adds the association's words to letters of a kind; they are read once, for however many. */
async function ownWordsOf(
  database: Database | Writing,
  kind: LetterKind,
): Promise<(letter: Letter) => Letter> {
  const words = await ownWords(database, [kind, ...below]);
  if (words.size === 0) return (letter) => letter;
  const added = {
    paragraph: words.get(kind) ?? '',
    signature: words.get('signature') ?? '',
    postalAddress: words.get('postal-address') ?? '',
  };
  return (letter) => ({ ...letter, body: adding(letter.body, added) });
}

/** A letter with what the association adds; where it adds nothing, the letter as it is. */
export async function withOwnWords(database: Database | Writing, letter: Letter): Promise<Letter> {
  return letter.kind === null ? letter : (await ownWordsOf(database, letter.kind))(letter);
}
