import { readTimeOf, textOfStory } from '@banyan/api/contract';
import { officeMessages as messages, newsPictures } from '@banyan/api/office';
import { removeUnused } from '@banyan/server/galleries/unused';
import { htmlOfMarkdown } from '@banyan/server/html/markdown';
import { HttpError } from '@banyan/server/http/http-error';
import { refusedUnseen } from '@banyan/server/media/uploads/refusals';
import { startUpload, uploadsOf } from '@banyan/server/media/uploads/rows';
import {
  changeNews,
  newsPage,
  newsPiece,
  restoreNews,
  takeNewsAway,
  type Writer,
  type Written,
  writeNews,
} from '@banyan/server/news/editing';
import type { Scope } from '@banyan/server/permissions/scope';
import { changed, found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { lastChangeOf } from '../audit-log/log-lines.ts';
import { manyFiles } from '../gallery/limits.ts';
import { savedView, uploadView } from '../gallery/upload-views.ts';
import { newsCalls } from './calls.ts';
import { forgetFiles, newsSubject, picturesNow, publishPictures } from './pictures.ts';

const writerOf = ({ volunteer, scope }: { volunteer: string; scope: Scope }): Writer => ({
  volunteer,
  scope: scope,
});

/** Audit actions that count as a change of the piece itself. */
const changes = ['add', 'draft', 'edit', 'publish', 'remove', 'restore'].map((action) => `news ${action}`);

/** Result of a change. @throws HttpError 404; 409 for another version; 422 for a chapter outside the volunteer’s scope */
function done<More>(outcome: Written<More>): More {
  if (outcome.state === 'done') return outcome;
  if (outcome.state === 'changed') throw changed();
  if (outcome.state === 'gone') throw new HttpError(404, messages.nothingHere);
  const message = messages.chapterNotYours;
  throw new HttpError(422, message, { errors: [{ field: 'chapter', code: 'reach', message }] });
}

export const newsServer = implement(newsCalls, {
  getOfficeNews: {
    summary: 'Published, draft or removed news.',
    handle: ({ query }, { services, scope }) => newsPage(services.database, scope, query),
  },
  getNewsPiece: {
    summary: 'One piece of news.',
    async handle({ params: { id } }, { services: { database, basePath }, scope }) {
      const { pictures, ...piece } = found(await newsPiece(database, scope, id));
      const lastChange = await lastChangeOf(database, `news ${id}`, changes);
      const views = pictures.map((item) => savedView(item, basePath));
      return { piece: { ...piece, changed: lastChange, pictures: views } };
    },
  },
  addNews: {
    summary: 'Add a piece of news, published or as a draft.',
    audit: ['news add', 'news draft'],
    idempotency: 'transaction',
    async handle({ body: { publish, ...fields } }, context) {
      const { services, transaction } = context;
      const writer = writerOf(context);
      const pictures = await publishPictures(services, writer, 'new', fields);
      const news = { fields, fresh: pictures.map(({ item }) => item) };
      const written = await transaction(async (trx) => {
        // Reads the clock only here, because processing the pictures may take a while.
        const { id, version } = done(await writeNews(trx, news, publish, writer, services.now()));
        return { id, version };
      });
      await forgetFiles(services, pictures);
      return written;
    },
  },
  saveNews: {
    summary: 'Change a piece of news, or publish a draft.',
    audit: ['news edit', 'news publish'],
    idempotency: 'version',
    async handle({ params: { id }, body: { publish, version, ...fields } }, context) {
      const { services } = context;
      const { database, media, now } = services;
      const writer = writerOf(context);
      const pictures = await publishPictures(services, writer, id, fields);
      const news = { fields, fresh: pictures.map(({ item }) => item) };
      const saved = done(await changeNews(database, { id, version }, news, publish, writer, now()));
      // Deletes files after the row is saved: if the save had failed, the earlier pictures would still be needed.
      if (saved.dropped.size > 0) await removeUnused(database, media, saved.dropped, now());
      await forgetFiles(services, pictures);
      return { id: saved.id, version: saved.version };
    },
  },
  removeNews: {
    summary: 'Remove a piece of news from the site or from the drafts.',
    audit: ['news remove'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version } }, context) {
      const { services, at } = context;
      done(await takeNewsAway(services.database, { id, version }, writerOf(context), at));
      return { success: true };
    },
  },
  restoreNews: {
    summary: 'Restore a removed piece of news.',
    audit: ['news restore'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction(async (trx) => {
        done(await restoreNews(trx, id, writerOf(context), context.at));
        return { success: true };
      }),
  },
  previewNews: {
    summary: 'Preview of a text as the site will show it.',
    audit: { none: 'Only reads or checks.' },
    async handle({ body: { markdown } }) {
      const html = htmlOfMarkdown(markdown);
      return { html, readTime: readTimeOf(textOfStory(html)) };
    },
  },
  getNewsUploads: {
    summary: 'The volunteer’s uploads for a piece of news that are not saved yet.',
    async handle({ params: { id } }, context) {
      const { services, volunteer } = context;
      const subject = newsSubject(volunteer, id);
      await picturesNow(services, writerOf(context), subject);
      const rows = await uploadsOf(services.database, { ...subject, volunteer });
      return { uploads: rows.map((row) => uploadView(row, services.basePath)) };
    },
  },
  startNewsUpload: {
    summary: 'Start the upload of a picture for a piece of news.',
    audit: { none: 'A file is invisible until its record is saved, which is logged.' },
    writes: manyFiles,
    async handle({ params: { id }, body: { type, ...file } }, context) {
      const { services, volunteer, at } = context;
      const { database, basePath } = services;
      const subject = newsSubject(volunteer, id);
      const room = newsPictures - (await picturesNow(services, writerOf(context), subject));
      const refused = refusedUnseen('poster', file.name, file.size, type);
      const photo = { ...file, part: 'item' as const };
      const row = await startUpload(database, { ...subject, volunteer }, photo, refused, room, at);
      if (!row) throw new HttpError(422, messages.picturesMany(newsPictures));
      return { upload: uploadView(row, basePath) };
    },
  },
});
