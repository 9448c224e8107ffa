import type { Focus } from '@banyan/api/contract';

/**
 * State of a tile’s file: `ready` (in the gallery or ready to be), `coming` (uploading), `working` (being processed), or `refused`.
 */
const tileStates = ['ready', 'coming', 'working', 'refused'] as const;
type TileState = (typeof tileStates)[number];

/** Poster or captions that are being uploaded for a film. */
export interface SideOnItsWay {
  /** Progress in words: "Poster: 40 %", "Captions: refused. Its captions do not begin with WEBVTT." */
  words: string;
  isRefused: boolean;
}

/** Photo or film in the gallery editor. */
export interface Tile {
  /** Key of the tile, unique within the editor. */
  key: string;
  /** File name. */
  name: string;
  type: 'image' | 'video';
  state: TileState;
  /** Address of a thumbnail; `null` if there is none. */
  thumb: string | null;
  /** Description of the photo or film. */
  alt: string;
  /** Pixels of the photo. */
  width: number;
  height: number;
  /** Focal point: the place that no crop cuts off. */
  focus: Focus;
  /** True if the photo has text and is shown whole. */
  hasText: boolean;
  /** Size in bytes, and the bytes already uploaded. */
  size: number;
  received: number;
  /** Set if the page no longer has the file: the upload continues when the file is chosen again. */
  isPaused: boolean;
  /** Reason for the rejection or the wait. */
  reason: string;
  /** Set if the upload can be retried without choosing the file again. */
  canTryAgain: boolean;
  hasPoster: boolean;
  hasCaptions: boolean;
  sides: readonly SideOnItsWay[];
}

const inMegabytes = (bytes: number) =>
  (bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Progress in words: "19 of 30.5 MB". */
export const sentWords = ({ received, size }: Pick<Tile, 'received' | 'size'>) =>
  `${inMegabytes(received)} of ${inMegabytes(size)} MB`;

/** Progress in whole percent; 0 for an empty file. */
export const sentShare = ({ received, size }: Pick<Tile, 'received' | 'size'>) =>
  size > 0 ? Math.floor((received / size) * 100) : 0;

/** Numbers of tiles by state. */
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

/** Number of items in words: "40 items", "1 item". */
export const itemsWords = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Counts in words: "28 described, 2 going up, 1 refused". */
export const countWords = ({ described, coming, refused }: TileCounts) =>
  [
    `${described} described`,
    ...(coming > 0 ? [`${coming} uploading`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');

/** Moves the selected keys before another key, or to the end without one. The selected keys keep their order. */
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

/** Range of keys between two keys, both included, in either order. Without a valid first key it is the second key alone. */
export function rangeBetween(keys: readonly string[], from: string | undefined, to: string): string[] {
  const [one, other] = [keys.indexOf(from ?? to), keys.indexOf(to)];
  return one < 0 ? [to] : keys.slice(Math.min(one, other), Math.max(one, other) + 1);
}
