import { readTimeOf, textOfStory } from '@banyan/api/contract';
import { officeMessages as messages, type NewsFields, type OfficeCalls } from '@banyan/api/office';
import { removeUnused } from '../../galleries/unused.ts';
import { htmlOfMarkdown } from '../../html/markdown.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { dropUploads } from '../../media/uploads/forgetting.ts';
import {
  changeNews,
  newsPage,
  newsPiece,
  restoreNews as restore,
  takeNewsAway,
  type Writer,
  type Written,
  writeNews,
} from '../../news/editing.ts';
import { reachOf } from '../../permissions/reach.ts';
import { lastChangeOf } from '../audit-log/log-lines.ts';
import { publishFiles, type ReadyFile, readyFiles } from '../gallery/ready-files.ts';
import { savedView } from '../gallery/upload-views.ts';
import type { Actor } from '../identity/actor.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { newsSubject, picturesNow } from './pictures.ts';

const writerOf = (actor: Actor): Writer => ({
  volunteer: actor.volunteer.id,
  reach: reachOf(actor, 'news.edit'),
});

/** What makes a piece another, as the log calls it. */
const changes = ['add', 'draft', 'edit', 'publish', 'remove', 'restore'].map((deed) => `news ${deed}`);

/** What was written. @throws Refusal 404, 409 for what is another than was looked at, 422 for a chapter that is not theirs */
function done<More>(outcome: Written<More>): More {
  if (outcome.state === 'done') return outcome;
  if (outcome.state === 'changed') throw changed();
  if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
  const message = messages.chapterNotYours;
  throw new Refusal(422, message, { errors: [{ field: 'chapter', code: 'reach', message }] });
}

export const getOfficeNewsHandler = ({
  database,
}: Services): OfficeHandler<OfficeCalls['getOfficeNews']> => ({
  answer: ({ query }, { actor }) => newsPage(database, reachOf(actor, 'news.edit'), query),
});

export const getNewsPieceHandler = ({
  database,
  basePath,
}: Services): OfficeHandler<OfficeCalls['getNewsPiece']> => ({
  async answer({ params: { id } }, { actor }) {
    const { pictures, ...piece } = found(await newsPiece(database, reachOf(actor, 'news.edit'), id));
    const changed = await lastChangeOf(database, `news ${id}`, changes);
    return { piece: { ...piece, changed, pictures: pictures.map((item) => savedView(item, basePath)) } };
  },
});

/** Has what is to be in a piece lie where anybody may read it. @param id The piece's, or `new`. */
async function newPictures(
  services: Services,
  actor: Actor,
  id: string,
  { pictures = [] }: Pick<NewsFields, 'pictures'>,
): Promise<ReadyFile[]> {
  const subject = newsSubject(actor, id);
  await picturesNow(services, actor, subject);
  const files = await readyFiles(services, actor, subject, new Set(pictures.map(({ path }) => path)));
  if (!(await publishFiles(services, files))) throw changed();
  return files;
}

const forgetFiles = ({ database, media }: Services, files: readonly ReadyFile[]) =>
  dropUploads(
    database,
    media,
    files.map(({ row }) => row),
  );

export const addNewsHandler = (services: Services): OfficeHandler<OfficeCalls['addNews']> => ({
  async answer({ body: { publish, ...fields } }, { actor, once }) {
    const pictures = await newPictures(services, actor, 'new', fields);
    const news = { fields, fresh: pictures.map(({ item }) => item) };
    const written = await once.write(async (writing) => {
      const { id, version } = done(await writeNews(writing, news, publish, writerOf(actor), services.now()));
      return { id, version };
    });
    await forgetFiles(services, pictures);
    return written;
  },
});

export const saveNewsHandler = (services: Services): OfficeHandler<OfficeCalls['saveNews']> => ({
  async answer({ params: { id }, body: { publish, version, ...fields } }, { actor }) {
    const { database, media, now } = services;
    const pictures = await newPictures(services, actor, id, fields);
    const news = { fields, fresh: pictures.map(({ item }) => item) };
    const saved = done(await changeNews(database, { id, version }, news, publish, writerOf(actor), now()));
    // Only now: had the row not been written, the pictures of before would be needed.
    if (saved.dropped.size > 0) await removeUnused(database, media, saved.dropped, now());
    await forgetFiles(services, pictures);
    return { id: saved.id, version: saved.version };
  },
});

export const removeNewsHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['removeNews']> => ({
  async answer({ params: { id }, body: { version } }, { actor }) {
    done(await takeNewsAway(database, { id, version }, writerOf(actor), now()));
    return { success: true };
  },
});

export const restoreNewsHandler = ({ now }: Services): OfficeHandler<OfficeCalls['restoreNews']> => ({
  answer: ({ params: { id } }, { actor, once }) =>
    once.write(async (writing) => {
      done(await restore(writing, id, writerOf(actor), now()));
      return { success: true };
    }),
});

export const previewNewsHandler = (_: Services): OfficeHandler<OfficeCalls['previewNews']> => ({
  answer: async ({ body: { markdown } }) => {
    const html = htmlOfMarkdown(markdown);
    return { html, readTime: readTimeOf(textOfStory(html)) };
  },
});
