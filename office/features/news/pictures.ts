import type { NewsFields } from '@banyan/api/office';
import type { Services } from '@banyan/server/http/services';
import { dropUploads } from '@banyan/server/media/uploads/forgetting';
import type { UploadSubject } from '@banyan/server/media/uploads/rows';
import { newsPiece, type Writer } from '@banyan/server/news/editing';
import { changed, found } from '../../kernel/errors.ts';
import { publishFiles, type ReadyFile, readyFiles } from '../gallery/ready-files.ts';

/** Subject id of an item that is not saved yet; each volunteer has one. */
const begunBy = (volunteer: string) => `new-${volunteer}`;

/** Upload subject of a volunteer’s files for a news item. @param id Id of the item, or `new`. */
export const newsSubject = (volunteer: string, id: string): UploadSubject => ({
  kind: 'news',
  id: id === 'new' ? begunBy(volunteer) : id,
});

/** Number of pictures of an item, for a volunteer who may change it. @throws HttpError 404 for any other volunteer */
export async function picturesNow(
  { database }: Pick<Services, 'database'>,
  { volunteer, scope }: Writer,
  { id }: UploadSubject,
): Promise<number> {
  if (id === begunBy(volunteer)) return 0;
  const { pictures } = found(await newsPiece(database, scope, id));
  return pictures.length;
}

/** Publishes the new pictures of an item. @param id Id of the item, or `new`. @throws HttpError 409 if one of them is gone */
export async function publishPictures(
  services: Services,
  writer: Writer,
  id: string,
  { pictures = [] }: Pick<NewsFields, 'pictures'>,
): Promise<ReadyFile[]> {
  const subject = newsSubject(writer.volunteer, id);
  await picturesNow(services, writer, subject);
  const named = new Set(pictures.map(({ path }) => path));
  const files = await readyFiles(services, { ...subject, volunteer: writer.volunteer }, named);
  if (!(await publishFiles(services, files))) throw changed();
  return files;
}

/** Removes the uploads whose pictures are now in a saved item. */
export const forgetFiles = ({ database, media }: Services, files: readonly ReadyFile[]) =>
  dropUploads(
    database,
    media,
    files.map(({ row }) => row),
  );
