import type { SearchDocument } from './documents.ts';
import { excerptAround, marked, singularOf } from './marks.ts';
import type { SearchGroup, SearchResult } from './search.ts';
import { foldedWords } from './words.ts';

/** Ranks of a match: the title counts more than other texts, a whole word more than its beginning. */
const ranks = { title: 8, titleBegins: 4, text: 2, textBegins: 1 } as const;

/** Indexes of the documents that contain a word, in the title or only elsewhere. */
interface Places {
  title: number[];
  text: number[];
}

/** Documents with their words, read once for all searches. */
export interface SearchIndex {
  documents: readonly SearchDocument[];
  /** Folded words in sorted order, so that words with the same beginning are adjacent. */
  words: readonly string[];
  places: ReadonlyMap<string, Places>;
}

/** Builds the index of documents, once for many searches. */
export function searchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const places = new Map<string, Places>();
  const placesOf = (word: string): Places => {
    const known = places.get(word) ?? { title: [], text: [] };
    places.set(word, known);
    return known;
  };
  documents.forEach(({ title, text, also }, place) => {
    const inTitle = new Set(foldedWords(title));
    for (const word of inTitle) placesOf(word).title.push(place);
    const elsewhere = new Set(foldedWords([text, ...also].filter(Boolean).join(' ')));
    for (const word of elsewhere) if (!inTitle.has(word)) placesOf(word).text.push(place);
  });
  return { documents, words: [...places.keys()].sort(), places };
}

/** Returns the index of the first word that does not sort before `beginning`. */
function firstFrom(words: readonly string[], beginning: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the rank of each document that has a word, by the document's index. */
function ranksOf({ words, places }: SearchIndex, word: string): Map<number, number> {
  const found = new Map<number, number>();
  const note = (some: readonly number[], rank: number) => {
    for (const place of some) if ((found.get(place) ?? 0) < rank) found.set(place, rank);
  };
  for (const whole of new Set([word, singularOf(word)])) {
    note(places.get(whole)?.title ?? [], ranks.title);
    note(places.get(whole)?.text ?? [], ranks.text);
  }
  for (let next = firstFrom(words, word); words[next]?.startsWith(word); next += 1) {
    const here = places.get(words[next] ?? '');
    note(here?.title ?? [], ranks.titleBegins);
    note(here?.text ?? [], ranks.textBegins);
  }
  return found;
}

interface Found {
  document: SearchDocument;
  rank: number;
}

function isBefore(one: Found, other: Found, now: number): number {
  if (one.rank !== other.rank) return other.rank - one.rank;
  const [first = 0, second = 0] = [one.document.at, other.document.at];
  const [ahead, alsoAhead] = [one, other].map(({ document: { until = 0 } }) => until >= now);
  if (ahead && alsoAhead) return first - second;
  return ahead === alsoAhead ? second - first : ahead ? -1 : 1;
}

/** Returns the documents that contain all the words, best first. @param now Milliseconds since 1970. */
function find(index: SearchIndex, words: readonly string[], now: number): SearchDocument[] {
  const byWord = words.map((word) => ranksOf(index, word));
  const [first = new Map<number, number>()] = byWord;
  const found = [...first.keys()].flatMap((place): Found[] => {
    const document = index.documents[place];
    const here = byWord.flatMap((one) => one.get(place) ?? []);
    if (document === undefined || here.length < byWord.length) return [];
    return [{ document, rank: here.reduce((sum, rank) => sum + rank, 0) }];
  });
  return found.sort((one, other) => isBefore(one, other, now)).map(({ document }) => document);
}

const resultOf = (
  { id, title, text, facts = [], image = '', date, endDate, timezone }: SearchDocument,
  words: readonly string[],
): SearchResult => ({
  id,
  title: marked(title, words),
  excerpt: excerptAround(text, words),
  facts,
  image,
  date,
  endDate,
  timezone,
});

/** Range of the wanted results. */
export interface SearchRange {
  offset: number;
  limit: number;
}

/** Returns the results of one kind: their total, and those of the range with the words marked. */
export function findGroup(
  kind: string,
  index: SearchIndex,
  words: readonly string[],
  { offset, limit }: SearchRange,
  now: number,
): SearchGroup {
  const found = find(index, words, now);
  const results = found.slice(offset, offset + limit).map((document) => resultOf(document, words));
  return { kind, total: found.length, results };
}
