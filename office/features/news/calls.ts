import { limits } from '@banyan/api/contract';
import { FileToSend, Upload } from '@banyan/api/office/gallery/gallery';
import { officeMessages as messages } from '@banyan/api/office/messages';
import {
  entries,
  FilesFor,
  NewsPiece,
  NewsRow,
  newsStates,
  params,
  Saved,
  Version,
} from '@banyan/api/office/news/news';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const newsCalls = {
  /** News in one state, newest first, 50 to a page. */
  getOfficeNews: read('/news', {
    permission: 'news.edit',
    query: {
      state: v.optional(v.picklist(newsStates, messages.notUnderstood), 'published'),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      rows: v.array(NewsRow),
      counts: v.object({ published: v.number(), draft: v.number(), removed: v.number() }),
      more: v.boolean(),
    },
  }),

  /** News item by id, in any state. */
  getNewsPiece: read('/news/{id}', {
    permission: 'news.edit',
    params: params.entries,
    answer: { piece: NewsPiece },
  }),

  /** Creates a news item, as a draft or published at once. 422 for a chapter outside the volunteer’s scope. */
  addNews: write('/news', {
    permission: 'news.edit',
    body: { ...entries, publish: v.boolean(messages.notUnderstood) },
    answer: Saved,
  }),

  /** Changes a news item; `publish` publishes a draft and has no effect on a published item. 409 when it has changed. */
  saveNews: write('/news/{id}', {
    permission: 'news.edit',
    params: params.entries,
    body: { ...entries, version: Version, publish: v.boolean(messages.notUnderstood) },
    answer: Saved,
  }),

  /** Removes a news item from the site or from the drafts. It stays in the list of removed ones. */
  removeNews: write('/news/{id}/remove', {
    permission: 'news.edit',
    params: params.entries,
    body: { version: Version },
    answer: Done,
  }),

  /** Restores a removed item to its earlier state: published with its original date, or a draft. */
  restoreNews: write('/news/{id}/restore', {
    permission: 'news.edit',
    params: params.entries,
    body: {},
    answer: Done,
  }),

  /** Preview of Markdown as the site shows it. */
  previewNews: write('/news-preview', {
    permission: 'news.edit',
    quiet: true,
    body: {
      markdown: v.pipe(
        v.string(messages.notUnderstood),
        v.maxLength(limits.text.story, messages.tooLong(limits.text.story)),
      ),
    },
    answer: {
      /** HTML, sanitized to the allowed elements. */
      html: v.string(),
      /** `2 min read`. */
      readTime: v.string(),
    },
  }),

  /** Uploads of the volunteer for a news item that are not saved yet. */
  getNewsUploads: read('/news/{id}/uploads', {
    permission: 'news.edit',
    quiet: true,
    params: FilesFor.entries,
    answer: { uploads: v.array(Upload) },
  }),

  /** Starts the upload of a picture, like `startUpload`. 422 when the item has the maximum number of pictures. */
  startNewsUpload: write('/news/{id}/uploads', {
    permission: 'news.edit',
    params: FilesFor.entries,
    body: FileToSend,
    answer: { upload: Upload },
  }),
} as const;
