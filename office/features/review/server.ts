import { type ItemDecided, officeMessages as messages, reasonKinds } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import { scopeOf } from '@banyan/server/permissions/scope';
import { type Asked, ask, takeQuestionBack } from '@banyan/server/review/ask';
import { decideEach } from '@banyan/server/review/bulk';
import { lookAtContact } from '@banyan/server/review/contact';
import { merge } from '@banyan/server/review/merge';
import { queuePage } from '@banyan/server/review/queue';
import { addReason, removeReason, savedReasons } from '@banyan/server/review/reasons';
import { reply, takeReplyBack } from '@banyan/server/review/reply';
import { type ScopedActor, submissionInScope } from '@banyan/server/review/scope-filter';
import { sendNow } from '@banyan/server/review/send-now';
import { wholeSubmission } from '@banyan/server/review/submission-detail';
import { holdMsFrom } from '@banyan/server/settings/hold';
import { portraitBytes } from '@banyan/server/stories/portrait';
import { changed, decidedAlready, found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { reviewCalls } from './calls.ts';
import { chapterIn } from './chapter.ts';
import { iso, itemAnswer, leavesAtOf, type UndoAnswer, undoOne } from './decisions.ts';
import { scopedActor } from './scoped-actor.ts';

const submissionIn = async ({ database }: Services, { scope }: ScopedActor, ref: string) =>
  found(await submissionInScope(database, scope, ref));

const photoAt =
  ({ basePath }: Services) =>
  (ref: string) =>
    `${basePath}/office/queue/${encodeURIComponent(ref)}/photo`;

function refusalOf(asked: Exclude<Asked, { state: 'asked' }>): HttpError {
  if (asked.state === 'gone') return new HttpError(404, messages.nothingHere);
  if (asked.state === 'nobody') return new HttpError(409, messages.nobodyToAsk);
  if (asked.state === 'decided') return decidedAlready(asked.by);
  if (asked.state === 'changed') return changed();
  const message = messages.asked(asked.by);
  return new HttpError(409, message, { errors: [{ field: 'ref', code: 'asked', message }] });
}

export const reviewServer = implement(reviewCalls, {
  getQueue: {
    summary: 'Submissions to review.',
    handle: ({ query: { chapter, ...asked } }, { services, scope }) =>
      queuePage(services.database, scope, { ...asked, chapter: chapter ? chapterIn(chapter) : undefined }),
  },
  getSubmission: {
    summary: 'One submission.',
    async handle({ params: { ref } }, { services, scope, at }) {
      const reading = { config: services.config, photoAt: photoAt(services) };
      return found(await wholeSubmission(services.database, scope, ref, reading, at));
    },
  },
  getPhoto: {
    summary: 'Photo of a story, even before it is published.',
    async handle({ params: { ref } }, { services: { database, media }, scope }) {
      const submission = await submissionInScope(database, scope, ref);
      const photo = submission?.kind === 'story' ? submission.row.photo : '';
      return found(await portraitBytes(photo, media));
    },
  },
  showContact: {
    summary: 'Contact data of the person who sent a submission.',
    audit: ['look at contact'],
    async handle({ params: { ref } }, { services, actor, scope, at }) {
      const viewer = { ...scopedActor({ actor, scope }), queue: scopeOf(actor, 'queue.see') };
      return found(await lookAtContact(services.database, ref, viewer, at));
    },
  },
  decide: {
    summary: 'Approve or decline submissions.',
    audit: ['approve', 'reject'],
    idempotency: 'version',
    async handle({ body: { items, as, reason, story } }, { services, actor, scope, at }) {
      const { config, database, media } = services;
      const holdMs = await holdMsFrom(database);
      const decision = {
        ...scopedActor({ actor, scope }),
        action: as,
        reason: as === 'reject' ? reason : '',
        story,
        config,
        media,
        holdMs,
      };
      const answers: ItemDecided[] = [];
      for await (const done of decideEach(database, items, decision, at)) answers.push(itemAnswer(done, at));
      return { items: answers, isMailSetUp: Boolean(config.mail.smtpUrl) };
    },
  },
  undoDecision: {
    summary: 'Undo decisions and withdraw their emails.',
    audit: ['undo'],
    idempotency: 'version',
    async handle({ body: { items } }, { services, actor, scope }) {
      const undoing = { ...scopedActor({ actor, scope }), media: services.media };
      const answers: UndoAnswer[] = [];
      for (const { ref, at } of items) answers.push(await undoOne(services, ref, { ...undoing, at }));
      return { items: answers };
    },
  },
  ask: {
    summary: 'Ask the person who sent a submission a question.',
    audit: ['ask'],
    idempotency: 'version',
    async handle({ params: { ref }, body: { text, version } }, { services, actor, scope, at }) {
      const { config, database } = services;
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      const holdMs = await holdMsFrom(database);
      const asked = await ask(database, submission, { ...by, text, version, config, holdMs }, at);
      if (asked.state !== 'asked') throw refusalOf(asked);
      return {
        question: asked.question,
        leavesAt: iso(asked.leavesAt),
        isMailSetUp: Boolean(config.mail.smtpUrl),
      };
    },
  },
  undoAsk: {
    summary: 'Withdraw a question and its email.',
    audit: ['undo ask'],
    idempotency: 'transaction',
    async handle({ params: { ref }, body: { question } }, { services, actor, scope, at, transaction }) {
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      return transaction(async (trx) => {
        const state = await takeQuestionBack(trx, submission, { ...by, question }, at);
        if (state === 'gone') throw new HttpError(404, messages.nothingHere);
        return { state };
      });
    },
  },
  reply: {
    summary: 'Reply to a message by email.',
    audit: ['reply'],
    idempotency: 'transaction',
    async handle({ params: { ref }, body: { text, version } }, { services, actor, scope, at, transaction }) {
      const { config, database } = services;
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      const holdMs = await holdMsFrom(database);
      return transaction(async (trx) => {
        const done = await reply(trx, submission, { ...by, text, version, config, holdMs }, at);
        if (done.state === 'gone') throw new HttpError(404, messages.nothingHere);
        if (done.state === 'changed') throw changed();
        return {
          reply: done.reply,
          leavesAt: iso(done.leavesAt),
          isMailSetUp: Boolean(config.mail.smtpUrl),
        };
      });
    },
  },
  undoReply: {
    summary: 'Withdraw a reply and its email.',
    audit: ['undo reply'],
    idempotency: 'transaction',
    async handle({ params: { ref }, body }, { services, actor, scope, at, transaction }) {
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      return transaction(async (trx) => {
        const state = await takeReplyBack(trx, submission, { ...by, reply: body.reply }, at);
        if (state === 'gone') throw new HttpError(404, messages.nothingHere);
        return { state };
      });
    },
  },
  sendNow: {
    summary: 'Send the scheduled emails about a submission right away.',
    audit: ['letter send'],
    idempotency: 'transaction',
    async handle({ params: { ref } }, { services, actor, scope, at, transaction }) {
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      return transaction(async (trx) => {
        const state = await sendNow(trx, submission, by, at);
        if (state === 'gone') throw new HttpError(404, messages.nothingHere);
        return { state };
      });
    },
  },
  mergeSubmission: {
    summary: 'Turn a membership request into a correction of an existing member.',
    audit: ['merge'],
    idempotency: 'transaction',
    async handle({ params: { ref } }, { services, actor, scope, at, transaction }) {
      const { config, database } = services;
      const by = scopedActor({ actor, scope });
      const submission = await submissionIn(services, by, ref);
      if (submission.kind !== 'member') throw new HttpError(409, messages.nobodyToMerge);
      const { row } = submission;
      const holdMs = await holdMsFrom(database);
      return transaction(async (trx) => {
        const done = await merge(trx, row, { ...by, config, holdMs }, at);
        if (done.state === 'nobody') throw new HttpError(409, messages.nobodyToMerge);
        if (done.state === 'decided before') throw decidedAlready(row.decided_by ?? '');
        return {
          into: done.into,
          correction: done.correction ?? null,
          at: iso(at),
          leavesAt: leavesAtOf(done.told),
        };
      });
    },
  },
  // Saved reasons hold no personal data. Everyone who sees the queue may read them, whatever their chapter.
  getReasons: {
    summary: 'Saved reasons for declining a submission.',
    async handle(_, { services }) {
      const reasons = await savedReasons(services.database);
      return {
        reasons: reasons.map(({ title, kind, reason }) => ({
          title,
          kind: reasonKinds.find((one) => one === kind) ?? null,
          reason,
        })),
      };
    },
  },
  saveReason: {
    summary: 'Save a reason for declining a submission.',
    audit: ['save reason'],
    idempotency: 'transaction',
    handle: ({ body: { title, kind, reason } }, { actor, scope, at, transaction }) =>
      transaction(async (trx) => {
        const saved = { title, kind: kind ?? ('' as const), reason };
        if (!(await addReason(trx, saved, scopedActor({ actor, scope }), at)))
          throw new HttpError(409, messages.reasonTwice);
        return { success: true };
      }),
  },
  removeReason: {
    summary: 'Remove a saved reason.',
    audit: ['remove reason'],
    idempotency: 'transaction',
    handle: ({ body: { title } }, { actor, scope, at, transaction }) =>
      transaction(async (trx) => {
        if (!(await removeReason(trx, title, scopedActor({ actor, scope }), at)))
          throw new HttpError(404, messages.nothingHere);
        return { success: true };
      }),
  },
});
