import { galleryLimits, officeMessages as messages, type OfficeCalls, type Upload } from '@banyan/api/office';
import type { UploadTable } from '../../database/upload-tables.ts';
import { type Gallery, galleryOf, saveGalleryWithin } from '../../events/editing/gallery.ts';
import { removeUnused } from '../../galleries/unused.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { pictureOf } from '../../media/uploads/files.ts';
import { dropUploads } from '../../media/uploads/forgetting.ts';
import { receivePiece } from '../../media/uploads/receive.ts';
import { refusedUnseen } from '../../media/uploads/refusals.ts';
import { startUpload as start, type UploadSubject, uploadsOf, uploadWith } from '../../media/uploads/rows.ts';
import { reachOf } from '../../permissions/reach.ts';
import type { Actor } from '../identity/actor.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { picturesNow } from '../news/pictures.ts';
import { ownerOf, publishFiles, readyFiles } from './ready-files.ts';
import { savedView, uploadView } from './upload-views.ts';

const reachOfEvents = (actor: Actor) => reachOf(actor, 'event.edit');

const gallery = (id: string): UploadSubject => ({ kind: 'event', id });

/** A gallery that they may change. @throws Refusal 404 */
const galleryFor = async ({ database }: Services, actor: Actor, id: string): Promise<Gallery> =>
  found(await galleryOf(database, reachOfEvents(actor), id));

/** Makes sure that they may change what files are for. @throws Refusal 404 */
async function mayChange(services: Services, actor: Actor, subject: UploadSubject): Promise<void> {
  if (subject.kind === 'news') await picturesNow(services, actor, subject);
  else await galleryFor(services, actor, subject.id);
}

/** A file for what they may change. @throws Refusal 404 */
async function uploadFor(services: Services, actor: Actor, id: string): Promise<UploadTable> {
  const row = await uploadWith(services.database, id);
  const { subject_kind, subject_id } = row ?? { subject_kind: 'event', subject_id: '' };
  // Asked for also where there is none: what is outside costs as much as what is nowhere.
  await mayChange(services, actor, { kind: subject_kind, id: subject_id });
  return found(row);
}

/** The same of one that they have sent themselves. @throws Refusal 404 */
async function ownUpload(services: Services, actor: Actor, id: string): Promise<UploadTable> {
  const row = await uploadFor(services, actor, id);
  return found(row.volunteer_id === actor.volunteer.id ? row : undefined);
}

async function uploadViews({ database, basePath }: Services, actor: Actor, id: string): Promise<Upload[]> {
  const rows = await uploadsOf(database, ownerOf(actor, gallery(id)));
  return rows.map((row) => uploadView(row, basePath));
}

export const getGalleryHandler = (services: Services): OfficeHandler<OfficeCalls['getGallery']> => ({
  async answer({ params: { id } }, { actor }) {
    const { version, items } = await galleryFor(services, actor, id);
    const uploads = await uploadViews(services, actor, id);
    return { version, items: items.map((item) => savedView(item, services.basePath)), uploads };
  },
});

export const getUploadsHandler = (services: Services): OfficeHandler<OfficeCalls['getUploads']> => ({
  async answer({ params: { id } }, { actor }) {
    await galleryFor(services, actor, id);
    return { uploads: await uploadViews(services, actor, id) };
  },
});

export const startUploadHandler = (services: Services): OfficeHandler<OfficeCalls['startUpload']> => ({
  async answer({ params: { id }, body: { type, ...file } }, { actor }) {
    const { database, basePath, now } = services;
    const { items } = await galleryFor(services, actor, id);
    const refused = refusedUnseen(file.part, file.name, file.size, type);
    const room = galleryLimits.items - items.length;
    const row = await start(database, ownerOf(actor, gallery(id)), file, refused, room, now());
    if (!row) throw new Refusal(422, messages.galleryFull(galleryLimits.items));
    return { upload: uploadView(row, basePath) };
  },
});

export const sendChunkHandler = (services: Services): OfficeHandler<OfficeCalls['sendChunk']> => ({
  async answer({ params: { id }, query: { at }, body }, { actor }) {
    const row = await ownUpload(services, actor, id);
    const received = found(await receivePiece(services, row, at, body, services.now()));
    if (received === row.size) services.uploads.wake();
    return { received };
  },
});

export const dropUploadHandler = (services: Services): OfficeHandler<OfficeCalls['dropUpload']> => ({
  async answer({ params: { id } }, { actor }) {
    await dropUploads(services.database, services.media, [await ownUpload(services, actor, id)]);
    return { success: true };
  },
});

export const getUploadPictureHandler = (
  services: Services,
): OfficeHandler<OfficeCalls['getUploadPicture']> => ({
  answer: async ({ params: { id } }, { actor }) =>
    found(await pictureOf(await uploadFor(services, actor, id), services.media)),
});

export const saveGalleryHandler = (services: Services): OfficeHandler<OfficeCalls['saveGallery']> => ({
  async answer({ params: { id }, body: { version, items } }, { actor }) {
    const { database, media, basePath } = services;
    const named = new Set(items.flatMap(({ path, poster, captions }) => [path, poster, captions]));
    const used = await readyFiles(services, actor, gallery(id), named);
    const fresh = {
      items: used.flatMap(({ row, item }) => (row.part === 'item' ? [item] : [])),
      sides: used.flatMap(({ row, item }) => (row.part === 'item' ? [] : [item.path])),
    };
    const saver = { volunteer: actor.volunteer.id, reach: reachOfEvents(actor) };
    const publish = () => publishFiles(services, used);
    const saved = await saveGalleryWithin(services, { id, version }, items, fresh, saver, publish);
    if (saved === 'gone') throw new Refusal(404, messages.nothingHere);
    if (saved === 'changed') throw changed();
    // Only now: had the row not been written, the old gallery would need them.
    await removeUnused(database, media, saved.dropped, services.now());
    await dropUploads(
      database,
      media,
      used.map(({ row }) => row),
    );
    return { version: saved.version, items: saved.items.map((item) => savedView(item, basePath)) };
  },
});
