import { officeMessages as messages, newsPictures, type OfficeCalls } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { refusedUnseen } from '../../media/uploads/refusals.ts';
import { startUpload, type UploadSubject, uploadsOf } from '../../media/uploads/rows.ts';
import { newsPiece } from '../../news/editing.ts';
import { reachOf } from '../../permissions/reach.ts';
import { ownerOf } from '../gallery/ready-files.ts';
import { uploadView } from '../gallery/upload-views.ts';
import type { Actor } from '../identity/actor.ts';
import { found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

/** The piece that somebody begins, and that has no id yet: each has one of their own. */
const begunBy = (actor: Actor) => `new-${actor.volunteer.id}`;

/** What files are for that somebody sends for a piece of news. @param id The piece's, or `new`. */
export const newsSubject = (actor: Actor, id: string): UploadSubject => ({
  kind: 'news',
  id: id === 'new' ? begunBy(actor) : id,
});

/** Makes sure that they may change a piece, and answers how many pictures it has. @throws Refusal 404 */
export async function picturesNow(
  { database }: Services,
  actor: Actor,
  { id }: UploadSubject,
): Promise<number> {
  if (id === begunBy(actor)) return 0;
  const { pictures } = found(await newsPiece(database, reachOf(actor, 'news.edit'), id));
  return pictures.length;
}

export const getNewsUploadsHandler = (services: Services): OfficeHandler<OfficeCalls['getNewsUploads']> => ({
  async answer({ params: { id } }, { actor }) {
    const subject = newsSubject(actor, id);
    await picturesNow(services, actor, subject);
    const rows = await uploadsOf(services.database, ownerOf(actor, subject));
    return { uploads: rows.map((row) => uploadView(row, services.basePath)) };
  },
});

export const startNewsUploadHandler = (
  services: Services,
): OfficeHandler<OfficeCalls['startNewsUpload']> => ({
  async answer({ params: { id }, body: { type, ...file } }, { actor }) {
    const { database, basePath, now } = services;
    const subject = newsSubject(actor, id);
    const room = newsPictures - (await picturesNow(services, actor, subject));
    const refused = refusedUnseen('poster', file.name, file.size, type);
    const photo = { ...file, part: 'item' as const };
    const row = await startUpload(database, ownerOf(actor, subject), photo, refused, room, now());
    if (!row) throw new Refusal(422, messages.picturesMany(newsPictures));
    return { upload: uploadView(row, basePath) };
  },
});
