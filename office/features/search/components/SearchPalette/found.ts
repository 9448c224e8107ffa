/** Search result. */
export interface Found {
  /** Unique within its group. */
  id: string;
  title: string;
  /** Facts shown in one line, shortest first. */
  facts: readonly string[];
  /** Kind in one word: "Member". */
  kind: string;
  href: string;
}

/** Results of one kind. */
export interface FoundGroup {
  heading: string;
  found: readonly Found[];
}

/** All results, in the order of the arrow keys. */
export const foundIn = (groups: readonly FoundGroup[]): readonly Found[] =>
  groups.flatMap(({ found }) => found);

/** Splits a text into the parts that match the search and the parts between them. */
export function markedPieces(text: string, words: string): readonly { piece: string; isMarked: boolean }[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.toLowerCase());
  const pieces: { piece: string; isMarked: boolean }[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  while (from < text.length) {
    const hits = wanted.flatMap((word) => {
      const at = lower.indexOf(word, from);
      return at < 0 ? [] : [{ at, end: at + word.length }];
    });
    const first = hits.sort((one, other) => one.at - other.at)[0];
    if (!first) break;
    if (first.at > from) pieces.push({ piece: text.slice(from, first.at), isMarked: false });
    pieces.push({ piece: text.slice(first.at, first.end), isMarked: true });
    from = first.end;
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), isMarked: false });
  return pieces;
}
