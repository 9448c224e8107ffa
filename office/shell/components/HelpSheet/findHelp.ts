import { foldedWords } from '@banyan/api/contract';
import type { HelpEntry, HelpPage } from '../../../kit/help.ts';

/** Help entry with the page it is on. */
interface HelpFound {
  entry: HelpEntry;
  page: HelpPage;
}

const hasEach = (text: string, wanted: readonly string[]): boolean => {
  const words = foldedWords(text);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
};

/**
 * Finds entries in which each typed word is the start of a word, ignoring case and accents. Entries with all words in the heading
 * come first, then those of the first page.
 */
export function findHelp(pages: readonly HelpPage[], typed: string): readonly HelpFound[] {
  const wanted = foldedWords(typed);
  if (wanted.length === 0) return [];
  return pages
    .flatMap((page) => page.entries.map((entry) => ({ entry, page })))
    .filter(({ entry }) => hasEach(`${entry.heading} ${entry.text}`, wanted))
    .toSorted(
      (one, other) =>
        Number(hasEach(other.entry.heading, wanted)) - Number(hasEach(one.entry.heading, wanted)),
    );
}
