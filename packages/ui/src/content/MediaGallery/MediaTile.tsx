import { Image, Video } from 'lucide';
import { type MouseEvent, memo } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { safeHref } from '../../elements/SafeLink/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import type { MediaItem } from '../../overlays/MediaViewer/index.ts';
import { classNames } from '../../style/classNames.ts';
import { naturalShape, pictureInRow } from '../pictureRow/pictureRow.ts';
import * as styles from './MediaGallery.css.ts';
import type { MediaGalleryWords } from './MediaGallery.tsx';
import { tileSizes } from './tileSizes.ts';

/** Picture or video of a gallery. */
export interface GalleryItem extends MediaItem {
  /** Id, unique within the gallery. */
  id: string;
  /** Address of the item: the page with the viewer open on it. */
  href: string;
  /** Picture of the tile (a still of a video): an address, or one with its sizes and better formats. Without sizes it is 4:3. */
  thumbnail?: PictureImage;
  /** Short caption, seen below a picture without `alt`; screen readers and the viewer say `caption`. @default the caption */
  label?: string;
}

/** Text drawn in a placeholder picture is also its alternative text. */
const placeholders = {
  image: { name: 'image-unavailable', alt: 'Image unavailable' },
  video: { name: 'video-thumbnail', alt: 'Video Thumbnail' },
} as const;

/** Loading of a tile’s picture: `first` and `eager` with the page, `lazy` when it comes near the viewport. */
export type TilePriority = 'first' | 'eager' | 'lazy';

export interface MediaTileProps {
  item: GalleryItem;
  priority: TilePriority;
  /** True if the link is the item’s own address. Without JavaScript and before hydration it is the file. */
  ownAddress: boolean;
  words: MediaGalleryWords;
  onOpen: (id: string) => void;
}

/** Tile of a gallery. Use only inside `MediaGallery`. */
export const MediaTile = memo(function MediaTile({
  item,
  priority,
  ownAddress,
  words,
  onOpen,
}: MediaTileProps) {
  const { id, type, src, href } = item;
  const thumbnail = item.thumbnail ?? (type === 'image' ? src : undefined);
  const loading = priority === 'lazy' ? 'lazy' : 'eager';
  const { shapeClass, fit } = pictureInRow(thumbnail);
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    onOpen(id);
  };
  const { name, alt } = placeholders[type];
  return (
    <li className={classNames(styles.tile, shapeClass)}>
      <a
        href={safeHref(ownAddress ? href : src)?.href}
        data-media={id}
        className={styles.link}
        onClick={onClick}
      >
        <Picture
          {...pictureProps(thumbnail)}
          fit={fit}
          alt=""
          fallback={{ src: artworkSrc(name), alt }}
          sizes={tileSizes(naturalShape(thumbnail), loading)}
          loading={loading}
          fetchPriority={priority === 'first' ? 'high' : undefined}
          className={styles.art}
        />
        <span className={styles.words}>
          <TileCaption item={item} />
          <span className={styles.action}>
            <Icon icon={type === 'image' ? Image : Video} size={16} />
            <VisuallyHidden>{words.types[type]}</VisuallyHidden>
            {words.actions[type]}
          </span>
        </span>
        <span aria-hidden="true" className={styles.open}>
          {words.open}
        </span>
      </a>
    </li>
  );
});

/** Caption for screen readers, and what is seen of it: the title is seen above the gallery already. */
function TileCaption({ item: { caption, label, alt } }: Pick<MediaTileProps, 'item'>) {
  if (!alt && label === undefined) return <b className={styles.label}>{caption}</b>;
  return (
    <>
      <VisuallyHidden>{caption}</VisuallyHidden>
      {alt ? (
        <span className={styles.seen}>{alt}</span>
      ) : (
        <b aria-hidden="true" className={styles.label}>
          {label}
        </b>
      )}
    </>
  );
}
