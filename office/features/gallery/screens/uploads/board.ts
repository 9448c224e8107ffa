import { Focus } from '@banyan/api/contract';
import { type GalleryItem, galleryLimits, type ItemToSave } from '@banyan/api/office';
import * as v from 'valibot';
import type { SideOnItsWay, Tile } from '../../components/tiles.ts';
import type { Entry } from './entries.ts';

/*
 * The editor combines the saved gallery, uploads in progress, and the volunteer’s edits of both. Another volunteer’s save is
 * therefore merged automatically: their additions appear and their removals disappear. Descriptions and order stay as this
 * volunteer has them.
 */

/** Edits by tile key: the path of a saved item, or the key of a file. */
export const Edits = v.object({
  /** Keys in their new order; an item without an entry stays after the item it was after. */
  order: v.optional(v.array(v.string()), []),
  /** Typed descriptions. */
  words: v.optional(v.record(v.string(), v.string()), {}),
  /** Chosen focal points, and whether photos have text. */
  crops: v.optional(
    v.record(v.string(), v.object({ focus: v.optional(Focus), hasText: v.optional(v.boolean()) })),
    {},
  ),
  /** Keys of the files that become a film’s poster and captions. */
  posters: v.optional(v.record(v.string(), v.string()), {}),
  captions: v.optional(v.record(v.string(), v.string()), {}),
  /** Items removed from the gallery. */
  left: v.optional(v.array(v.string()), []),
});
export type Edits = v.InferOutput<typeof Edits>;

/** Pixels of a photo whose size is unknown. */
const usual = { width: 480, height: 360 };
/** Focal point of a photo that has none. */
const middle: Focus = { x: 0.5, y: 0.5 };

export const noEdits: Edits = { order: [], words: {}, crops: {}, posters: {}, captions: {}, left: [] };

const Kept = v.pipe(v.string(), v.parseJson(), Edits);

/** Reads the edits from a draft; an invalid draft has none. */
export function editsIn(text: string | undefined): Edits {
  const found = v.safeParse(Kept, text);
  return found.success ? found.output : noEdits;
}

/** Tile, with its gallery item once there is one. */
interface Place {
  key: string;
  entry: Entry | undefined;
  item: GalleryItem | undefined;
}

const isSide = ({ part }: Entry) => part !== 'item';

/** Sorts the tiles by the edits. A tile without an entry goes after the tile it was after. */
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

/** Progress of a poster or captions that are not ready yet, in words. */
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

/** Tiles that the editor shows. */
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
      width: item?.width ?? usual.width,
      height: item?.height ?? usual.height,
      focus: edits.crops[key]?.focus ?? item?.focus ?? middle,
      hasText: edits.crops[key]?.hasText ?? item?.hasText ?? false,
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

/** Items to save: everything that is ready, in the editor’s order. */
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
            focus: edits.crops[key]?.focus ?? item.focus,
            hasText: edits.crops[key]?.hasText ?? item.hasText,
          },
        ]
      : [],
  );
}

/** True if the items to save differ from the saved gallery. */
export const isOther = (items: readonly GalleryItem[], wanted: readonly ItemToSave[]): boolean =>
  JSON.stringify(
    items.map(({ path, alt, poster, captions, focus, hasText }) => ({
      path,
      alt,
      poster,
      captions,
      focus,
      hasText,
    })),
  ) !== JSON.stringify(wanted);

/** Edits that remain after a save: posters and captions that are still uploading. */
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
