import { galleryLimits, officeMessages as messages, type Upload } from '@banyan/api/office';
import type { UploadTable } from '@banyan/server/database/upload-tables';
import { type Gallery, galleryOf, saveGalleryInScope } from '@banyan/server/events/editing/gallery';
import { removeUnused } from '@banyan/server/galleries/unused';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { pictureOf } from '@banyan/server/media/uploads/files';
import { dropUploads } from '@banyan/server/media/uploads/forgetting';
import { receivePiece } from '@banyan/server/media/uploads/receive';
import { refusedUnseen } from '@banyan/server/media/uploads/refusals';
import { startUpload, type UploadSubject, uploadsOf, uploadWith } from '@banyan/server/media/uploads/rows';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import { changed, found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { picturesNow } from '../news/pictures.ts';
import { galleryCalls } from './calls.ts';
import { manyFiles, manyPieces, wholeGallery } from './limits.ts';
import { publishFiles, readyFiles } from './ready-files.ts';
import { savedView, uploadView } from './upload-views.ts';

/** Audit entry of requests about a file that is not saved yet. */
const unsaved = { none: 'A file is invisible until its record is saved, which is logged.' } as const;

/** Part of a call’s context that decides which files its volunteer may see and change. */
interface UploadContext {
  services: Services;
  actor: Actor;
  volunteer: string;
  /** Scope of `event.edit`. */
  scope: Scope;
}

/** Owner of the files that a volunteer sends for an event. */
const ownerOf = (volunteer: string, id: string) => ({ kind: 'event' as const, id, volunteer });

/** Gallery that the volunteer may change. @throws HttpError 404 */
const galleryFor = async (
  { services, scope }: Pick<UploadContext, 'services' | 'scope'>,
  id: string,
): Promise<Gallery> => found(await galleryOf(services.database, scope, id));

/** Checks that the volunteer may change the subject of the files. @throws HttpError 404 */
async function mayChange(context: UploadContext, subject: UploadSubject): Promise<void> {
  const { services, actor, volunteer } = context;
  if (subject.kind === 'news')
    await picturesNow(services, { volunteer, scope: scopeOf(actor, 'news.edit') }, subject);
  else await galleryFor(context, subject.id);
}

/** Upload whose subject the volunteer may change. @throws HttpError 404 */
async function uploadFor(context: UploadContext, id: string): Promise<UploadTable> {
  const row = await uploadWith(context.services.database, id);
  const { subject_kind, subject_id } = row ?? { subject_kind: 'event', subject_id: '' };
  // The check also runs if there is no upload, so that an upload out of scope takes the same time as a missing one.
  await mayChange(context, { kind: subject_kind, id: subject_id });
  return found(row);
}

/** Upload that the volunteer has sent. @throws HttpError 404 */
async function ownUpload(context: UploadContext, id: string): Promise<UploadTable> {
  const row = await uploadFor(context, id);
  return found(row.volunteer_id === context.volunteer ? row : undefined);
}

async function uploadViews(
  { database, basePath }: Services,
  volunteer: string,
  id: string,
): Promise<Upload[]> {
  const rows = await uploadsOf(database, ownerOf(volunteer, id));
  return rows.map((row) => uploadView(row, basePath));
}

export const galleryServer = implement(galleryCalls, {
  getGallery: {
    summary: 'Gallery of an event, with the volunteer’s uploads that are not saved yet.',
    async handle({ params: { id } }, context) {
      const { services, volunteer } = context;
      const { version, items } = await galleryFor(context, id);
      const uploads = await uploadViews(services, volunteer, id);
      return { version, items: items.map((item) => savedView(item, services.basePath)), uploads };
    },
  },
  getUploads: {
    summary: 'The volunteer’s uploads for an event that are not saved yet.',
    async handle({ params: { id } }, context) {
      await galleryFor(context, id);
      return { uploads: await uploadViews(context.services, context.volunteer, id) };
    },
  },
  startUpload: {
    summary: 'Start the upload of a file for an event.',
    audit: unsaved,
    writes: manyFiles,
    async handle({ params: { id }, body: { type, ...file } }, context) {
      const { services, volunteer, at } = context;
      const { items } = await galleryFor(context, id);
      const refused = refusedUnseen(file.part, file.name, file.size, type);
      const room = galleryLimits.items - items.length;
      const owner = ownerOf(volunteer, id);
      const row = await startUpload(services.database, owner, file, refused, room, at);
      if (!row) throw new HttpError(422, messages.galleryFull(galleryLimits.items));
      return { upload: uploadView(row, services.basePath) };
    },
  },
  sendChunk: {
    summary: 'Upload a piece of a file.',
    audit: unsaved,
    writes: manyPieces,
    bodyLimit: galleryLimits.piece,
    async handle({ params: { id }, query: { at: offset }, body }, context) {
      const { services, at } = context;
      const row = await ownUpload(context, id);
      const received = found(await receivePiece(services, row, offset, body, at));
      if (received === row.size) services.uploads.wake();
      return { received };
    },
  },
  dropUpload: {
    summary: 'Remove an upload.',
    audit: unsaved,
    writes: manyFiles,
    async handle({ params: { id } }, context) {
      const { database, media } = context.services;
      await dropUploads(database, media, [await ownUpload(context, id)]);
      return { success: true };
    },
  },
  getUploadPicture: {
    summary: 'Small picture of an uploaded file.',
    handle: async ({ params: { id } }, context) =>
      found(await pictureOf(await uploadFor(context, id), context.services.media)),
  },
  saveGallery: {
    summary: 'Save the items of a gallery, in this order.',
    audit: ['event media'],
    bodyLimit: wholeGallery,
    async handle({ params: { id }, body: { version, items } }, { services, volunteer, scope }) {
      const { database, media, basePath } = services;
      const named = new Set(items.flatMap(({ path, poster, captions }) => [path, poster, captions]));
      const used = await readyFiles(services, ownerOf(volunteer, id), named);
      const fresh = {
        items: used.flatMap(({ row, item }) => (row.part === 'item' ? [item] : [])),
        sides: used.flatMap(({ row, item }) => (row.part === 'item' ? [] : [item.path])),
      };
      const saver = { volunteer, scope: scope };
      const publish = () => publishFiles(services, used);
      const saved = await saveGalleryInScope(services, { id, version }, items, fresh, saver, publish);
      if (saved === 'gone') throw new HttpError(404, messages.nothingHere);
      if (saved === 'changed') throw changed();
      // Files are deleted only after the row is written, because until then the old gallery needs them.
      await removeUnused(database, media, saved.dropped, services.now());
      await dropUploads(
        database,
        media,
        used.map(({ row }) => row),
      );
      return { version: saved.version, items: saved.items.map((item) => savedView(item, basePath)) };
    },
  },
});
