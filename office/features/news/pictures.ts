import type { NewsFields } from '@banyan/api/office';
import type { Services } from '@banyan/server/http/services';
import { dropUploads } from '@banyan/server/media/uploads/forgetting';
import type { UploadSubject } from '@banyan/server/media/uploads/rows';
import { newsPiece, type Writer } from '@banyan/server/news/editing';
import { changed, found } from '../../kernel/errors.ts';
import { publishFiles, type ReadyFile, readyFiles } from '../gallery/ready-files.ts';

/** Id in place of that of a piece which is not saved yet: each volunteer has one of their own. */
const begunBy = (volunteer: string) => `new-${volunteer}`;

/** Subject of the files that a volunteer sends for a piece of news. @param id The piece's, or `new`. */
export const newsSubject = (volunteer: string, id: string): UploadSubject => ({
  kind: 'news',
  id: id === 'new' ? begunBy(volunteer) : id,
});

/** Number of a piece's pictures, for a volunteer who may change it. @throws Refusal 404 for any other */
export async function picturesNow(
  { database }: Pick<Services, 'database'>,
  { volunteer, scope }: Writer,
  { id }: UploadSubject,
): Promise<number> {
  if (id === begunBy(volunteer)) return 0;
  const { pictures } = found(await newsPiece(database, scope, id));
  return pictures.length;
}

/** Publishes the pictures that are to be in a piece. @param id The piece's, or `new`. @throws Refusal 409 where one of them is gone */
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

/** Removes the uploads of pictures that are in a saved piece. */
export const forgetFiles = ({ database, media }: Services, files: readonly ReadyFile[]) =>
  dropUploads(
    database,
    media,
    files.map(({ row }) => row),
  );
