import { foldedWords } from '@banyan/api/contract';
import type { HelpEntry, HelpPage } from '../../../kit/help.ts';

/** An entry, and the page that it is on. */
interface HelpFound {
  entry: HelpEntry;
  page: HelpPage;
}

const hasEach = (text: string, wanted: readonly string[]): boolean => {
  const words = foldedWords(text);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
};

/**
 * Entries with a word that begins with each of the typed words, in any case and with or without accents. Those with all of them in
 * the heading come first, then those of the first page.
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
