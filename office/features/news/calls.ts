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
  /** News of a state, newest first. 50 to a page. */
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

  /** One piece of news, whatever its state. */
  getNewsPiece: read('/news/{id}', {
    permission: 'news.edit',
    params: params.entries,
    answer: { piece: NewsPiece },
  }),

  /** Writes a new piece of news: a draft, or published at once. 422 for a chapter that is not theirs. */
  addNews: write('/news', {
    permission: 'news.edit',
    body: { ...entries, publish: v.boolean(messages.notUnderstood) },
    answer: Saved,
  }),

  /** Changes a piece of news; `publish` puts a draft on the site, and is no matter for what stands there. 409 when it has changed meanwhile. */
  saveNews: write('/news/{id}', {
    permission: 'news.edit',
    params: params.entries,
    body: { ...entries, version: Version, publish: v.boolean(messages.notUnderstood) },
    answer: Saved,
  }),

  /** Takes a piece of news off the site, or puts a draft away. It stays among the removed ones. */
  removeNews: write('/news/{id}/remove', {
    permission: 'news.edit',
    params: params.entries,
    body: { version: Version },
    answer: Done,
  }),

  /** Puts a removed piece back to where it was: on the site with its day, or among the drafts. */
  restoreNews: write('/news/{id}/restore', {
    permission: 'news.edit',
    params: params.entries,
    body: {},
    answer: Done,
  }),

  /** How Markdown will stand on the site. */
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
      /** Reduced to what a page may hold. */
      html: v.string(),
      /** `2 min read`. */
      readTime: v.string(),
    },
  }),

  /** Where the files are that they have sent for a piece of news and not saved. */
  getNewsUploads: read('/news/{id}/uploads', {
    permission: 'news.edit',
    quiet: true,
    params: FilesFor.entries,
    answer: { uploads: v.array(Upload) },
  }),

  /** Says which picture is to come, as `startUpload` does. 422 when there are as many already as a piece can have. */
  startNewsUpload: write('/news/{id}/uploads', {
    permission: 'news.edit',
    params: FilesFor.entries,
    body: FileToSend,
    answer: { upload: Upload },
  }),
} as const;
