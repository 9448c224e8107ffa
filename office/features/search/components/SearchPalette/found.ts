/** Something that was found. */
export interface Found {
  /** Unlike any other of its group. */
  id: string;
  title: string;
  /** Shortest first; they stand in one line. */
  facts: readonly string[];
  /** What it is, in a word: "Member". */
  kind: string;
  href: string;
}

/** Things of one kind. */
export interface FoundGroup {
  heading: string;
  found: readonly Found[];
}

/** All of them, in the order in which arrows go through them. */
export const foundIn = (groups: readonly FoundGroup[]): readonly Found[] =>
  groups.flatMap(({ found }) => found);

/** A text in pieces: those that were searched for, and what stands between them. */
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
