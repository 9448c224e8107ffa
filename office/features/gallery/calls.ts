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
  /** A gallery as it stands, and what they have sent for it and not saved. `version` is another text after each change of it. */
  getGallery: read('/events/{id}/gallery', {
    permission: 'event.edit',
    answer: {
      version: v.string(),
      items: v.array(GalleryItem),
      uploads: v.array(Upload),
    },
  }),

  /** Where the files are that they have sent for an event and not saved. */
  getUploads: read('/events/{id}/uploads', {
    permission: 'event.edit',
    quiet: true,
    answer: { uploads: v.array(Upload) },
  }),

  /**
   * Says which file is to come. The same one, chosen again, is found as far as it has come; one that was refused begins anew. What can
   * be told from name and size is refused here. 422 when there are 200 already.
   */
  startUpload: write('/events/{id}/uploads', {
    permission: 'event.edit',
    body: FileToSend,
    answer: { upload: Upload },
  }),

  /* A file for a piece of news goes the same way: whoever may write news may change events, and whose piece it is, is asked for with each. */

  /**
   * Takes the piece that begins at `at`. One that is here already, or comes too early, changes nothing; the answer says from where to go
   * on. 503 while the server's disk is full.
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

  /** Forgets a file that they have sent, as far as it has come. */
  dropUpload: write('/uploads/{id}/drop', {
    permission: 'event.edit',
    answer: Done,
  }),

  /** A small picture of what a file has become, while nobody else may see it. For the address of a picture: the client does not read it. */
  getUploadPicture: read('/uploads/{id}/picture', {
    permission: 'event.edit',
    quiet: true,
    file: 'image/jpeg',
    answer: v.instance(ReadableStream),
  }),

  /**
   * Makes these the gallery, in this order, all at once; what is not among them is gone. 409 when it has changed meanwhile, or one of
   * these is gone.
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
