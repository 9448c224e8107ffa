import { officeMessages as messages } from '../../contract/office/messages.ts';
import type {
  addNews,
  getNewsPiece,
  getOfficeNews,
  previewNews,
  removeNews,
  restoreNews,
  saveNews,
} from '../../contract/office/news/news.ts';
import { readTimeOf, textOfStory } from '../../contract/stories/text.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import {
  changeNews,
  newsPage,
  newsPiece,
  restoreNews as restore,
  takeNewsAway,
  type Writer,
  type Written,
  writeNews,
} from '../news/editing.ts';
import { reachOf } from '../reach/reach.ts';
import { changed, found } from './doer.ts';
import type { OfficeHandler } from './handler.ts';
import type { Actor } from './identity/actor.ts';

const writerOf = (actor: Actor): Writer => ({
  volunteer: actor.volunteer.id,
  reach: reachOf(actor, 'news.edit'),
});

/** What was written. @throws Refusal 404, 409 for what is another than was looked at, 422 for a chapter that is not theirs */
function done<More>(outcome: Written<More>): More {
  if (outcome.state === 'done') return outcome;
  if (outcome.state === 'changed') throw changed();
  if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
  const message = messages.chapterNotYours;
  throw new Refusal(422, message, { errors: [{ field: 'chapter', code: 'reach', message }] });
}

export const getOfficeNewsHandler = ({ database }: Services): OfficeHandler<typeof getOfficeNews> => ({
  answer: ({ query }, { actor }) => newsPage(database, reachOf(actor, 'news.edit'), query),
});

export const getNewsPieceHandler = ({ database }: Services): OfficeHandler<typeof getNewsPiece> => ({
  answer: async ({ params: { id } }, { actor }) => ({
    piece: found(await newsPiece(database, reachOf(actor, 'news.edit'), id)),
  }),
});

export const addNewsHandler = ({ database, now }: Services): OfficeHandler<typeof addNews> => ({
  async answer({ body: { publish, ...fields } }, { actor }) {
    const { id, version } = done(await writeNews(database, fields, publish, writerOf(actor), now()));
    return { id, version };
  },
});

export const saveNewsHandler = ({ database, now }: Services): OfficeHandler<typeof saveNews> => ({
  async answer({ params: { id }, body: { publish, version, ...fields } }, { actor }) {
    const looked = { id, version };
    const saved = done(await changeNews(database, looked, fields, publish, writerOf(actor), now()));
    return { id: saved.id, version: saved.version };
  },
});

export const removeNewsHandler = ({ database, now }: Services): OfficeHandler<typeof removeNews> => ({
  async answer({ params: { id }, body: { version } }, { actor }) {
    done(await takeNewsAway(database, { id, version }, writerOf(actor), now()));
    return { success: true };
  },
});

export const restoreNewsHandler = ({ database, now }: Services): OfficeHandler<typeof restoreNews> => ({
  async answer({ params: { id } }, { actor }) {
    done(await restore(database, id, writerOf(actor), now()));
    return { success: true };
  },
});

export const previewNewsHandler = (_: Services): OfficeHandler<typeof previewNews> => ({
  answer: async ({ body: { markdown } }) => {
    const html = htmlOfMarkdown(markdown);
    return { html, readTime: readTimeOf(textOfStory(html)) };
  },
});
