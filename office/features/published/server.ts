import { officeMessages as messages } from '@banyan/api/office';
import type { Transaction } from '@banyan/server/database/database';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import {
  type Changed,
  type Changing,
  editStory,
  publishedPage,
  renew,
  undoPublished,
  unpublish,
} from '@banyan/server/review/published';
import type { ScopedActor } from '@banyan/server/review/scope-filter';
import { holdMsFrom } from '@banyan/server/settings/hold';
import { changed } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { scopedActor } from '../review/scoped-actor.ts';
import { publishedCalls } from './calls.ts';

const iso = (at: number) => new Date(at).toISOString();

/** Volunteer and version of a change, and how long its email is held. */
async function changingOf(
  { config, database, media }: Services,
  by: ScopedActor,
  version: string,
): Promise<Changing> {
  const holdMs = await holdMsFrom(database);
  return { ...by, config, media, holdMs, version };
}

/** Result of an action. @throws HttpError 404, or 409 if it changed since it was read */
function done<More>(outcome: Changed<More>): { state: 'done' } & More {
  if (outcome.state === 'gone') throw new HttpError(404, messages.nothingHere);
  if (outcome.state === 'changed') throw changed();
  return outcome;
}

export const publishedServer = implement(publishedCalls, {
  getPublished: {
    summary: 'Jobs and stories on the site.',
    handle: ({ query }, { services, scope, at }) => publishedPage(services.database, scope, query, at),
  },
  unpublish: {
    summary: 'Remove a job or a story from the site.',
    audit: ['expire', 'take down'],
    idempotency: 'version',
    async handle({ params: { ref }, body: { version, reason } }, { services, actor, scope, at }) {
      const by = scopedActor({ actor, scope });
      const changing = { ...(await changingOf(services, by, version)), reason };
      const { leavesAt } = done(await unpublish(services.database, ref, changing, at));
      const isMailSetUp = Boolean(services.config.mail.smtpUrl);
      return { leavesAt: leavesAt === null ? null : iso(leavesAt), isMailSetUp };
    },
  },
  renewJob: {
    summary: 'Keep a job on the site for another 60 days.',
    audit: ['renew'],
    idempotency: 'version',
    async handle({ params: { ref }, body: { version } }, { services, actor, scope, at }) {
      const changing = await changingOf(services, scopedActor({ actor, scope }), version);
      return { until: iso(done(await renew(services.database, ref, changing, at)).until) };
    },
  },
  undoPublished: {
    summary: 'Undo the removal of a job or a story, or the renewal of a job.',
    audit: ['put back'],
    idempotency: 'transaction',
    async handle({ params: { ref } }, { services, actor, scope, at, keepAnswer }) {
      const { database, media } = services;
      const answer = { success: true } as const;
      const keep = (trx: Transaction) => keepAnswer(trx, answer);
      const state = await undoPublished(database, ref, { ...scopedActor({ actor, scope }), media, keep }, at);
      if (state === 'gone') throw new HttpError(404, messages.nothingHere);
      if (state !== 'done')
        throw new HttpError(409, state === 'changed' ? messages.nothingToUndo : messages.photoForgotten);
      return answer;
    },
  },
  editStory: {
    summary: 'Correct the text of a published story.',
    audit: ['mend'],
    idempotency: 'version',
    async handle({ params: { ref }, body: { version, ...words } }, { services, actor, scope, at }) {
      const by = scopedActor({ actor, scope });
      const changing = { ...(await changingOf(services, by, version)), ...words };
      const outcome = await editStory(services.database, ref, changing, at);
      if (outcome.state === 'not theirs') throw new HttpError(409, messages.editorsStory);
      done(outcome);
      return { success: true };
    },
  },
});
