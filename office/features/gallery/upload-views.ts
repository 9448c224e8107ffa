import { type EventMedia, mediaAddress, mediaFilename, mediaType } from '@banyan/api/contract';
import type { GalleryItem, Upload } from '@banyan/api/office';
import type { UploadTable } from '@banyan/server/database/upload-tables';
import { itemOf, smallPicture } from '@banyan/server/media/uploads/files';
import { asPicture } from '@banyan/server/news/pictures';

const viewOf = (item: EventMedia, thumb: string | null): GalleryItem => ({
  path: item.path,
  type: mediaType(item.path),
  filename: mediaFilename(item.path),
  alt: item.alt ?? '',
  poster: item.poster ?? null,
  captions: item.captions ?? null,
  width: item.width ?? null,
  height: item.height ?? null,
  focus: item.focus ?? null,
  hasText: item.hasText ?? false,
  thumb,
});

/** Published item, as the Office shows it. */
export function savedView(item: EventMedia, basePath: string): GalleryItem {
  const small = smallPicture(item) ?? (mediaType(item.path) === 'image' ? item.path : undefined);
  return viewOf(item, small ? mediaAddress(small, basePath) : null);
}

/** Gallery item of a processed upload; `undefined` until it is ready. */
export function itemFor(row: UploadTable): EventMedia | undefined {
  const item = itemOf(row);
  return item && row.subject_kind === 'news' ? asPicture(item) : item;
}

/** Upload, as its sender sees it. */
export function uploadView(row: UploadTable, basePath: string): Upload {
  const item = itemFor(row);
  const hasPicture = item && smallPicture(item) !== undefined;
  const thumb = hasPicture ? `${basePath}/office/uploads/${row.id}/picture` : null;
  return {
    id: row.id,
    part: row.part,
    name: row.name,
    size: row.size,
    lastModified: row.last_modified,
    received: row.received,
    state: row.state,
    reason: row.reason,
    item: item ? viewOf(item, thumb) : null,
  };
}
