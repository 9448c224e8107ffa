import { Image, Video } from 'lucide';
import { type MouseEvent, memo } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { safeHref } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import type { MediaItem } from '../../overlays/MediaViewer/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './MediaGallery.css.ts';
import type { MediaGalleryWords } from './MediaGallery.tsx';

/** Picture or video of a gallery. */
export interface GalleryItem extends MediaItem {
  /** Id, unique within the gallery. */
  id: string;
  /** Address of the item: the page with the viewer open on it. */
  href: string;
  /** Picture of the tile (a still of a video): an address, or one with its sizes and better formats. */
  thumbnail?: PictureImage;
}

/** Text drawn in a placeholder picture is also its alternative text. */
const placeholders = {
  image: { name: 'image-unavailable', alt: 'Image unavailable' },
  video: { name: 'video-thumbnail', alt: 'Video Thumbnail' },
} as const;

export interface MediaTileProps {
  item: GalleryItem;
  /** True for the first tile: twice as wide and high from 968 px. */
  lead: boolean;
  /** True for tiles on the first screen: their pictures load with the page. */
  eager: boolean;
  /** True if the link is the item’s own address. Without JavaScript and before hydration it is the file. */
  ownAddress: boolean;
  words: MediaGalleryWords;
  onOpen: (id: string) => void;
}

/** Tile of a gallery. Use only inside `MediaGallery`. */
export const MediaTile = memo(function MediaTile({
  item,
  lead,
  eager,
  ownAddress,
  words,
  onOpen,
}: MediaTileProps) {
  const { id, type, src, href, caption, alt } = item;
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <li className={classNames(styles.tile, lead && styles.lead, !eager && styles.distant)}>
      <a
        href={safeHref(ownAddress ? href : src)?.href}
        data-media={id}
        className={styles.link}
        onClick={onClick}
      >
        <TilePicture item={item} lead={lead} eager={eager} />
        <span className={styles.words}>
          <b className={styles.caption}>{caption}</b>
          {alt ? (
            <Text element="span" size="small" className={styles.seen}>
              {alt}
            </Text>
          ) : null}
          <Text element="span" size="small" tone="quiet" className={styles.type}>
            <Icon icon={type === 'image' ? Image : Video} size={16} />
            {words.types[type]}
          </Text>
        </span>
        <span className={styles.action}>{words.actions[type]}</span>
        <span aria-hidden="true" className={styles.open}>
          {words.open}
        </span>
      </a>
    </li>
  );
});

function TilePicture({ item, lead, eager }: Pick<MediaTileProps, 'item' | 'lead' | 'eager'>) {
  const { name, alt } = placeholders[item.type];
  const { thumbnail = item.type === 'image' ? item.src : undefined } = item;
  return (
    <Picture
      {...pictureProps(thumbnail)}
      alt=""
      fallback={{ src: artworkSrc(name), alt }}
      sizes={lead ? styles.sizes.lead : styles.sizes.tile}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={lead && eager ? 'high' : undefined}
      className={classNames(styles.art, lead && styles.leadArt)}
    />
  );
}
