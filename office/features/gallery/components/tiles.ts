/** Where a tile's file is: part of the gallery or ready to be, on its way, here and being worked on, or not to be used. */
const tileStates = ['ready', 'coming', 'working', 'refused'] as const;
type TileState = (typeof tileStates)[number];

/** A still or captions on their way to a film. */
export interface SideOnItsWay {
  /** "Poster: 40 %", "Captions: refused. Its captions do not begin with WEBVTT." */
  words: string;
  isRefused: boolean;
}

/** A picture or film as the gallery's editor shows it. */
export interface Tile {
  /** Names it, here and for whoever moves it. */
  key: string;
  /** The file's name. */
  name: string;
  type: 'image' | 'video';
  state: TileState;
  /** A small picture of it; `null` where there is none. */
  thumb: string | null;
  /** What can be seen. */
  alt: string;
  /** Bytes in all, and those that are at the server; of what is on its way. */
  size: number;
  received: number;
  /** Its file is not at hand any more: it goes on when it is chosen again. */
  isPaused: boolean;
  /** Why it is refused, or what it waits for. */
  reason: string;
  /** Whether it can be tried again without choosing it anew. */
  canTryAgain: boolean;
  hasPoster: boolean;
  hasCaptions: boolean;
  sides: readonly SideOnItsWay[];
}

const inMegabytes = (bytes: number) =>
  (bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 });

/** "19 of 30.5 MB" */
export const sentWords = ({ received, size }: Pick<Tile, 'received' | 'size'>) =>
  `${inMegabytes(received)} of ${inMegabytes(size)} MB`;

/** Whole per cents; 0 for a file of nothing. */
export const sentShare = ({ received, size }: Pick<Tile, 'received' | 'size'>) =>
  size > 0 ? Math.floor((received / size) * 100) : 0;

/** What of a gallery is counted. */
export interface TileCounts {
  items: number;
  described: number;
  coming: number;
  refused: number;
}

export function countsOf(tiles: readonly Pick<Tile, 'state' | 'alt'>[]): TileCounts {
  const ready = tiles.filter(({ state }) => state === 'ready');
  return {
    items: ready.length,
    described: ready.filter(({ alt }) => alt.trim() !== '').length,
    coming: tiles.filter(({ state }) => state === 'coming' || state === 'working').length,
    refused: tiles.filter(({ state }) => state === 'refused').length,
  };
}

/** "40 items", "1 item" */
export const itemsWords = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** "28 described, 2 going up, 1 refused" */
export const countWords = ({ described, coming, refused }: TileCounts) =>
  [
    `${described} described`,
    ...(coming > 0 ? [`${coming} uploading`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');

/** The keys with those that were chosen before one of the others; at the end without one. What is chosen keeps its own order. */
export function movedBefore(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  before: string | undefined,
): string[] {
  const moved = keys.filter((key) => chosen.has(key));
  const rest = keys.filter((key) => !chosen.has(key));
  const at = before === undefined ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, ...moved] : [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Keys from one to another, both included, whichever stands first; without a first one that is there, the other alone. */
export function rangeBetween(keys: readonly string[], from: string | undefined, to: string): string[] {
  const [one, other] = [keys.indexOf(from ?? to), keys.indexOf(to)];
  return one < 0 ? [to] : keys.slice(Math.min(one, other), Math.max(one, other) + 1);
}
