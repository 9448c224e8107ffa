import { limits } from '@banyan/api/contract';
import { blobOf, FileBytes } from '@banyan/api/office/fields';
import {
  FileToSend,
  GalleryItem,
  galleryLimits,
  ItemToSave,
  Upload,
} from '@banyan/api/office/gallery/gallery';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const galleryCalls = {
  /**
   * Saved gallery of an event, and the files the volunteer has uploaded for it but not saved. `version` changes with every change
   * of the gallery.
   */
  getGallery: read('/events/{id}/gallery', {
    permission: 'event.edit',
    answer: {
      version: v.string(),
      items: v.array(GalleryItem),
      uploads: v.array(Upload),
    },
  }),

  /** State of the files the volunteer has uploaded for an event but not saved. */
  getUploads: read('/events/{id}/uploads', {
    permission: 'event.edit',
    quiet: true,
    answer: { uploads: v.array(Upload) },
  }),

  /**
   * Starts an upload. The same file, chosen again, continues where it stopped; a rejected file starts again. A wrong name or size
   * is rejected at once. 422 if there are 200 items already.
   */
  startUpload: write('/events/{id}/uploads', {
    permission: 'event.edit',
    body: FileToSend,
    answer: { upload: Upload },
  }),

  /* Files for news use the same calls: volunteers who may edit news may edit events, and each request checks the piece’s chapter. */

  /**
   * Receives the chunk that begins at byte `at`. A repeated or early chunk changes nothing; the answer has the byte to continue
   * from. 503 while the server’s disk is full.
   */
  sendChunk: write('/uploads/{id}', {
    permission: 'event.edit',
    raw: true,
    multipart: blobOf,
    timeoutMs: limits.uploadTimeoutMs,
    query: {
      at: v.pipe(
        v.string(messages.notUnderstood),
        v.regex(/^\d{1,12}$/, messages.notUnderstood),
        v.transform(Number),
      ),
    },
    body: FileBytes,
    answer: { received: v.number() },
  }),

  /** Deletes an uploaded file, even if it is incomplete. */
  dropUpload: write('/uploads/{id}/drop', {
    permission: 'event.edit',
    answer: Done,
  }),

  /** Thumbnail of an uploaded file that is not public yet. It is used as the address of an image; the client does not read it. */
  getUploadPicture: read('/uploads/{id}/picture', {
    permission: 'event.edit',
    quiet: true,
    file: 'image/jpeg',
    answer: v.instance(ReadableStream),
  }),

  /**
   * Replaces the gallery by these items, in this order, in one step; other items are deleted. 409 if the gallery changed in the
   * meantime, or an item no longer exists.
   */
  saveGallery: write('/events/{id}/gallery', {
    permission: 'event.edit',
    timeoutMs: limits.uploadTimeoutMs,
    body: {
      version: v.pipe(v.string(messages.notUnderstood), v.maxLength(100, messages.notUnderstood)),
      items: v.pipe(
        v.array(ItemToSave, messages.notUnderstood),
        v.maxLength(galleryLimits.items, messages.galleryFull(galleryLimits.items)),
      ),
    },
    answer: { version: v.string(), items: v.array(GalleryItem) },
  }),
} as const;
