import type { HandlerAnswer } from '@banyan/api/contract';
import {
  type ItemDecided as ItemAnswer,
  officeMessages as messages,
  type OfficeCalls,
} from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { decideEach, type ItemDecided } from '../../review/bulk.ts';
import type { Told } from '../../review/letters.ts';
import { merge } from '../../review/merge.ts';
import { type Undoing, undo } from '../../review/review.ts';
import { submissionWithin } from '../../review/within.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import { decidedAlready, doerOf, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

const iso = (at: number) => new Date(at).toISOString();

/** When the letter leaves; `null` when none is written. */
const leavesAtOf = (told: Told) => ('leavesAt' in told ? iso(told.leavesAt) : null);

function itemAnswer(done: ItemDecided, now: number): ItemAnswer {
  const { ref } = done;
  if (done.state === 'done') return { ref, state: 'done', at: iso(now), leavesAt: leavesAtOf(done.told) };
  if (done.state === 'decided') return { ref, state: 'decided', by: done.by, at: done.at, as: done.as };
  return done.state === 'taken' ? { ref, state: 'taken', by: done.by } : { ref, state: done.state };
}

export const decideHandler = ({
  config,
  database,
  media,
  now,
}: Services): OfficeHandler<OfficeCalls['decide']> => ({
  async answer({ body: { items, as, reason, story } }, { actor }) {
    const doer = doerOf(actor, 'queue.decide');
    const holdMs = await holdMsFrom(database);
    const decision = {
      ...doer,
      action: as,
      reason: as === 'reject' ? reason : '',
      story,
      config,
      media,
      holdMs,
    };
    const at = now();
    const answers: ItemAnswer[] = [];
    for await (const done of decideEach(database, items, decision, at)) answers.push(itemAnswer(done, at));
    return { items: answers, isMailSetUp: Boolean(config.mail.smtpUrl) };
  },
});

type UndoAnswer = HandlerAnswer<OfficeCalls['undoDecision']>['items'][number];

async function undoOne({ database, now }: Services, ref: string, undoing: Undoing): Promise<UndoAnswer> {
  const done = await undo(database, ref, undoing, now());
  if (done === 'unknown') return { ref, state: 'gone' };
  if (done === 'too late') return { ref, state: 'too late' };
  if ('state' in done) return { ref, ...done };
  const leftAt = done.letter === 'sent' ? done.leftAt : undefined;
  return { ref, state: 'done', letter: done.letter, sentAt: leftAt === undefined ? null : iso(leftAt) };
}

export const undoDecisionHandler = (services: Services): OfficeHandler<OfficeCalls['undoDecision']> => ({
  async answer({ body: { items } }, { actor }) {
    const undoing = { ...doerOf(actor, 'queue.decide'), media: services.media };
    const answers: UndoAnswer[] = [];
    for (const { ref, at } of items) answers.push(await undoOne(services, ref, { ...undoing, at }));
    return { items: answers };
  },
});

export const mergeSubmissionHandler = ({
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['mergeSubmission']> => ({
  async answer({ params: { ref } }, { actor, once }) {
    const doer = doerOf(actor, 'queue.decide');
    const submission = found(await submissionWithin(database, doer.reach, ref));
    if (submission.kind !== 'member') throw new Refusal(409, messages.nobodyToMerge);
    const { row } = submission;
    const holdMs = await holdMsFrom(database);
    const at = now();
    return once.write(async (writing) => {
      const done = await merge(writing, row, { ...doer, config, holdMs }, at);
      if (done.state === 'nobody') throw new Refusal(409, messages.nobodyToMerge);
      if (done.state === 'decided before') throw decidedAlready(row.decided_by ?? '');
      return {
        into: done.into,
        correction: done.correction ?? null,
        at: iso(at),
        leavesAt: leavesAtOf(done.told),
      };
    });
  },
});
