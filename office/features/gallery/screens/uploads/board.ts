import { type GalleryItem, galleryLimits, type ItemToSave } from '@banyan/api/office';
import * as v from 'valibot';
import type { SideOnItsWay, Tile } from '../../components/tiles.ts';
import type { Entry } from './entries.ts';

/*
 * A gallery that is being changed is what stands there, files that are on their way, and what was changed of both. So what somebody
 * else has saved meanwhile comes in by itself: what they added is there, what they took out is gone, and words and order stay as
 * whoever works here has them.
 */

/** What was changed, by names of tiles: the path of an item that stands there, the key of a file. */
export const Edits = v.object({
  /** In which order; what is not named stands behind what it stood behind before. */
  order: v.optional(v.array(v.string()), []),
  /** What can be seen, where that was typed. */
  words: v.optional(v.record(v.string(), v.string()), {}),
  /** Keys of files that are to be a film's still and captions. */
  posters: v.optional(v.record(v.string(), v.string()), {}),
  captions: v.optional(v.record(v.string(), v.string()), {}),
  /** What is not to be in the gallery any more. */
  left: v.optional(v.array(v.string()), []),
});
export type Edits = v.InferOutput<typeof Edits>;

export const noEdits: Edits = { order: [], words: {}, posters: {}, captions: {}, left: [] };

const Kept = v.pipe(v.string(), v.parseJson(), Edits);

/** What a draft has kept of it; nothing of what is no draft. */
export function editsIn(text: string | undefined): Edits {
  const found = v.safeParse(Kept, text);
  return found.success ? found.output : noEdits;
}

/** What a tile shows, and the item it is, once it is one. */
interface Place {
  key: string;
  entry: Entry | undefined;
  item: GalleryItem | undefined;
}

const isSide = ({ part }: Entry) => part !== 'item';

/** The tiles in the order of the edits. Each that they do not name goes behind the one that it stood behind. */
function ordered(places: readonly Place[], order: readonly string[]): Place[] {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const sorted = order.flatMap((key) => byKey.get(key) ?? []);
  const isNamed = new Set(sorted.map(({ key }) => key));
  for (const [index, place] of places.entries()) {
    if (isNamed.has(place.key)) continue;
    const before = places[index - 1]?.key;
    const at = sorted.findIndex(({ key }) => key === before);
    sorted.splice(before === undefined ? 0 : at + 1, 0, place);
  }
  return sorted;
}

function placesOf(items: readonly GalleryItem[], entries: readonly Entry[], { order, left }: Edits): Place[] {
  const paths = new Set(items.map(({ path }) => path));
  const files = entries.filter((entry) => !isSide(entry) && !(entry.item && paths.has(entry.item.path)));
  const places = [
    ...items.map((item): Place => ({ key: item.path, entry: undefined, item })),
    ...files.map((entry): Place => ({ key: entry.key, entry, item: entry.item ?? undefined })),
  ];
  return ordered(
    places.filter(({ key }) => !left.includes(key)),
    order,
  );
}

const sideNames = { poster: 'Poster', captions: 'Captions' } as const;

/** A still or captions that are not ready yet, in words. */
function sideWords(entry: Entry | undefined): SideOnItsWay[] {
  if (!entry || entry.part === 'item' || entry.state === 'ready') return [];
  const what = sideNames[entry.part];
  if (entry.state === 'refused') return [{ words: `${what} refused. ${entry.reason}`, isRefused: true }];
  const share = entry.size > 0 ? Math.floor((entry.received / entry.size) * 100) : 0;
  return [{ words: share < 100 ? `${what}: ${share} %` : `${what}: working…`, isRefused: false }];
}

const stateOf = ({ state, received, size, id }: Entry): Tile['state'] => {
  if (state !== 'waiting') return state;
  return id !== undefined && received === size ? 'working' : 'coming';
};

/** What the board shows. */
export function tilesOf(items: readonly GalleryItem[], entries: readonly Entry[], edits: Edits): Tile[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return placesOf(items, entries, edits).map(({ key, entry, item }): Tile => {
    const poster = byKey.get(edits.posters[key] ?? '');
    const captions = byKey.get(edits.captions[key] ?? '');
    return {
      key,
      name: entry?.name ?? item?.filename ?? '',
      type: item?.type ?? 'image',
      state: entry ? stateOf(entry) : 'ready',
      thumb: poster?.item?.thumb ?? item?.thumb ?? null,
      alt: edits.words[key] ?? item?.alt ?? '',
      size: entry?.size ?? 0,
      received: entry?.received ?? 0,
      isPaused: entry?.state === 'waiting' && entry.file === undefined && entry.received < entry.size,
      reason: entry?.reason ?? '',
      canTryAgain: entry?.file !== undefined,
      hasPoster: Boolean(poster?.item ?? item?.poster),
      hasCaptions: Boolean(captions?.item ?? item?.captions),
      sides: [...sideWords(poster), ...sideWords(captions)],
    };
  });
}

/** What is saved: everything that is ready, as it stands on the board. */
export function itemsToSave(
  items: readonly GalleryItem[],
  entries: readonly Entry[],
  edits: Edits,
): ItemToSave[] {
  const pathOf = (key: string | undefined) => entries.find((entry) => entry.key === key)?.item?.path;
  return placesOf(items, entries, edits).flatMap(({ key, item }) =>
    item
      ? [
          {
            path: item.path,
            alt: (edits.words[key] ?? item.alt).trim().slice(0, galleryLimits.alt),
            poster: pathOf(edits.posters[key]) ?? item.poster,
            captions: pathOf(edits.captions[key]) ?? item.captions,
          },
        ]
      : [],
  );
}

/** Whether what would be saved is another than what stands there. */
export const isOther = (items: readonly GalleryItem[], wanted: readonly ItemToSave[]): boolean =>
  JSON.stringify(items.map(({ path, alt, poster, captions }) => ({ path, alt, poster, captions }))) !==
  JSON.stringify(wanted);

/** What is left to change once the rest is saved: stills and captions on their way. */
export function editsAfter(
  entries: readonly Entry[],
  { posters, captions }: Edits,
  pathOfKey: (key: string) => string,
): Edits {
  const isOnItsWay = (key: string) => entries.some((entry) => entry.key === key && entry.item === null);
  const rest = (sides: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(sides).flatMap(([film, key]) => (isOnItsWay(key) ? [[pathOfKey(film), key]] : [])),
    );
  return { ...noEdits, posters: rest(posters), captions: rest(captions) };
}
