export {
  type MediaFilter,
  MediaGallery,
  type MediaGalleryChange,
  type MediaGalleryProps,
  type MediaGalleryWords,
  mediaFilters,
  mediaGalleryWords,
} from './MediaGallery.tsx';
export type { GalleryItem } from './MediaTile.tsx';
