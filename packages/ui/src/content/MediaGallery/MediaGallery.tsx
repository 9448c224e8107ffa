import {
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { LinkTabs } from '../../navigation/LinkTabs/index.ts';
import { MediaViewer, preloadMediaViewer } from '../../overlays/MediaViewer/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './MediaGallery.css.ts';
import { type GalleryItem, MediaTile, type TilePriority } from './MediaTile.tsx';

export const mediaFilters = ['all', 'image', 'video'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

export interface MediaGalleryWords {
  filter: string;
  filters: Record<MediaFilter, string>;
  types: Record<GalleryItem['type'], string>;
  actions: Record<GalleryItem['type'], string>;
  /** Label on the picture on hover. */
  open: string;
  none: string;
}

export const mediaGalleryWords: MediaGalleryWords = {
  filter: 'Filter gallery',
  filters: { all: 'All', image: 'Photos', video: 'Videos' },
  types: { image: 'Photo', video: 'Video' },
  actions: { image: 'View Photo', video: 'View Video' },
  open: 'Open',
  none: 'No media found for this filter.',
};

/** Change of the viewer: an item was opened, the next one was shown, or the viewer was closed. */
export type MediaGalleryChange = { how: 'open' | 'step'; id: string } | { how: 'close' };

export interface MediaGalleryProps extends Omit<ComponentProps<'section'>, 'aria-labelledby' | 'children'> {
  /** Heading above the gallery. @default 'Event Gallery' */
  heading?: ReactNode;
  /** Id of the heading, which anchors link to. */
  headingId: string;
  /** All items, in order. Pass the same array as long as it does not change: the gallery then keeps its rendered tiles. */
  items: readonly GalleryItem[];
  /** Filter that is set; the parent keeps it in the page’s address. */
  filter: MediaFilter;
  /** Address at which the server renders the gallery with this filter. */
  filterHref: (filter: MediaFilter) => string;
  /** Called with the chosen filter; navigate to its address. */
  onFilterChange: (filter: MediaFilter) => void;
  /** Id of the item open in the viewer; the parent keeps it in the page’s address. An unknown id opens nothing. */
  openId: string | undefined;
  /** Push an address for `open`, replace it for `step`, go back for `close`. */
  onOpenChange: (change: MediaGalleryChange) => void;
  /** Texts of the items and of the empty gallery. @default English */
  words?: MediaGalleryWords;
}

/**
 * Pictures and videos of a past event as a contact sheet: rows in natural shapes on ground lines. Tabs filter them, and
 * a viewer steps through the filtered items. Tiles link to the item’s own address; without JavaScript they link to the file.
 * Belongs in a `Container`. For the two or three pictures of an article use `NewsDetail`, for two years of one place
 * `ThenAndNow`.
 */
export function MediaGallery({
  heading = 'Event Gallery',
  headingId,
  items,
  filter,
  filterHref,
  onFilterChange,
  openId,
  onOpenChange,
  words = mediaGalleryWords,
  ...rest
}: MediaGalleryProps) {
  const root = useRef<HTMLElement>(null);
  const ownAddresses = useScriptsRun();
  const lists = useMemo(() => byFilter(items), [items]);

  const latest = useRef({ onOpenChange, openId });
  useEffect(() => {
    latest.current = { onOpenChange, openId: openId ?? latest.current.openId };
  });
  const open = useCallback((id: string) => latest.current.onOpenChange({ how: 'open', id }), []);
  const tileLastOpen = () =>
    root.current?.querySelector<HTMLElement>(`[data-media="${CSS.escape(latest.current.openId ?? '')}"]`);

  /* An address may open a video while the photos are shown; the viewer then steps through all items. */
  const inFilter = openId === undefined || lists[filter].some(({ id }) => id === openId);
  const stepped = inFilter ? lists[filter] : lists.all;
  const place = stepped.findIndex(({ id }) => id === openId);

  return (
    <section {...rest} ref={root} aria-labelledby={headingId}>
      <LinkTabs
        label={words.filter}
        heading={
          <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
            {heading}
          </Heading>
        }
        items={mediaFilters.map((value) => ({
          value,
          label: words.filters[value],
          count: lists[value].length,
          href: filterHref(value),
        }))}
        value={filter}
        onValueChange={(value) => onFilterChange(mediaFilters.find((known) => known === value) ?? 'all')}
      >
        <Tiles items={lists[filter]} ownAddresses={ownAddresses} words={words} onOpen={open} />
      </LinkTabs>
      <MediaViewer
        items={stepped}
        index={place < 0 ? undefined : place}
        onIndexChange={(next) => {
          const id = stepped[next]?.id;
          if (id !== undefined) onOpenChange({ how: 'step', id });
        }}
        onClose={() => onOpenChange({ how: 'close' })}
        returnTo={tileLastOpen}
      />
    </section>
  );
}

const byFilter = (items: readonly GalleryItem[]): Record<MediaFilter, readonly GalleryItem[]> => ({
  all: items,
  image: items.filter(({ type }) => type === 'image'),
  video: items.filter(({ type }) => type === 'video'),
});

/** False in the server’s markup, true soon after. Unlike `useHydrated` it yields: two hundred links change without a long task. */
function useScriptsRun() {
  const [run, setRun] = useState(false);
  useEffect(() => startTransition(() => setRun(true)), []);
  return run;
}

/** Pictures of the first tiles load with the page, without waiting for the layout; the very first comes before the others. */
const eagerTiles = 3;
const placePriority = (place: number): TilePriority =>
  place === 0 ? 'first' : place < eagerTiles ? 'eager' : 'lazy';

/** So few pictures are enlarged to fill their row, although it is the last one. */
const fewTiles = 3;

interface TilesProps {
  items: readonly GalleryItem[];
  ownAddresses: boolean;
  words: MediaGalleryWords;
  onOpen: (id: string) => void;
}

/* Memoized while the viewer opens and steps: its first picture must not wait for two hundred tiles. */
const Tiles = memo(function Tiles({ items, ownAddresses, words, onOpen }: TilesProps) {
  if (items.length === 0) {
    return (
      <Text tone="quiet" role="status">
        {words.none}
      </Text>
    );
  }
  return (
    <ul
      className={classNames(
        styles.tiles,
        items.length > fewTiles && styles.many,
        items.some(({ alt }) => alt) && styles.described,
      )}
      onPointerOver={preloadMediaViewer}
      onFocus={preloadMediaViewer}
    >
      {items.map((item, place) => (
        <MediaTile
          key={item.id}
          item={item}
          priority={placePriority(place)}
          ownAddress={ownAddresses}
          words={words}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
});
