import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import type { Writing } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { reachOf } from '../../permissions/reach.ts';
import {
  type Changed,
  type Changing,
  editStory as mend,
  publishedPage,
  undoPublished as putBack,
  renew,
  takeDown as takeOff,
} from '../../review/published.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import type { Actor } from '../identity/actor.ts';
import { changed, doerOf } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

const iso = (at: number) => new Date(at).toISOString();

/** Who changes what they looked at, and how long its letter is held. */
async function changingOf(
  { config, database, media }: Services,
  actor: Actor,
  version: string,
): Promise<Changing> {
  const holdMs = await holdMsFrom(database);
  return { ...doerOf(actor, 'queue.decide'), config, media, holdMs, version };
}

/** What was done. @throws Refusal 404, or 409 for what is another than was looked at */
function done<More>(outcome: Changed<More>): { state: 'done' } & More {
  if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
  if (outcome.state === 'changed') throw changed();
  return outcome;
}

export const getPublishedHandler = ({
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['getPublished']> => ({
  answer: ({ query }, { actor }) => publishedPage(database, reachOf(actor, 'queue.see'), query, now()),
});

export const takeDownHandler = (services: Services): OfficeHandler<OfficeCalls['takeDown']> => ({
  async answer({ params: { ref }, body: { version, reason } }, { actor }) {
    const changing = { ...(await changingOf(services, actor, version)), reason };
    const { leavesAt } = done(await takeOff(services.database, ref, changing, services.now()));
    const isMailSetUp = Boolean(services.config.mail.smtpUrl);
    return { leavesAt: leavesAt === null ? null : iso(leavesAt), isMailSetUp };
  },
});

export const renewJobHandler = (services: Services): OfficeHandler<OfficeCalls['renewJob']> => ({
  async answer({ params: { ref }, body: { version } }, { actor }) {
    const changing = await changingOf(services, actor, version);
    return { until: iso(done(await renew(services.database, ref, changing, services.now())).until) };
  },
});

export const undoPublishedHandler = ({
  database,
  media,
  now,
}: Services): OfficeHandler<OfficeCalls['undoPublished']> => ({
  async answer({ params: { ref } }, { actor, once }) {
    const answer = { success: true } as const;
    const keep = (writing: Writing) => once.keep(writing, answer);
    const state = await putBack(database, ref, { ...doerOf(actor, 'queue.decide'), media, keep }, now());
    if (state === 'gone') throw new Refusal(404, messages.nothingHere);
    if (state !== 'done')
      throw new Refusal(409, state === 'changed' ? messages.nothingToUndo : messages.photoForgotten);
    return answer;
  },
});

export const editStoryHandler = (services: Services): OfficeHandler<OfficeCalls['editStory']> => ({
  async answer({ params: { ref }, body: { version, ...words } }, { actor }) {
    const changing = { ...(await changingOf(services, actor, version)), ...words };
    const outcome = await mend(services.database, ref, changing, services.now());
    if (outcome.state === 'not theirs') throw new Refusal(409, messages.editorsStory);
    done(outcome);
    return { success: true };
  },
});
