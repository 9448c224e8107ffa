import { bodyOf, ListTitle, note, OptionalNote } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { ItemDecided, isMessage, mostItems, StoryEdit } from '@banyan/api/office/review/decide';
import { Queue, Ref, RefParams, reasonKinds, Submission, Version } from '@banyan/api/office/review/model';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';
import { QueueQuery } from './get-queue.ts';
import { AnyTitle, SavedReason } from './reasons.ts';

export const reviewCalls = {
  /** Submissions, oldest first, with answered ones on top, 50 per page. Without contact data. */
  getQueue: read('/queue', {
    permission: 'queue.see',
    query: QueueQuery,
    answer: Queue,
  }),

  /** Details of one submission: its public content, possible duplicates, and the questions that were asked. */
  getSubmission: read('/queue/{ref}', {
    permission: 'queue.see',
    params: RefParams.entries,
    answer: Submission,
  }),

  /** Photo of a story's author, available before the story is published. Used as an image URL; the client does not parse it. */
  getPhoto: read('/queue/{ref}/photo', {
    permission: 'queue.see',
    file: 'image/jpeg',
    params: RefParams.entries,
    answer: v.instance(ReadableStream),
  }),

  /** Contact data of a sender. The view is recorded in the audit log. Missing values are empty strings. */
  showContact: write('/queue/{ref}/contact', {
    permission: 'member.contact',
    params: RefParams.entries,
    answer: {
      email: v.string(),
      phone: v.string(),
      /** Postal address with line breaks. */
      address: v.string(),
    },
  }),

  /** Decides 1 to 50 submissions, each on its own. A reason is required to decline anything but a message. */
  decide: write('/queue/decide', {
    permission: 'queue.decide',
    body: v.pipe(
      bodyOf({
        items: v.pipe(
          v.array(v.object({ ref: Ref, version: Version }), messages.notUnderstood),
          v.minLength(1, messages.notUnderstood),
          v.maxLength(mostItems, messages.notUnderstood),
        ),
        as: v.picklist(['approve', 'reject'], messages.notUnderstood),
        /** Reason that the sender reads. */
        reason: OptionalNote,
        /** Edits of the story; only allowed when a single story is approved. */
        story: v.optional(StoryEdit),
      }),
      v.forward(
        v.check(
          ({ items, as, reason }) =>
            as === 'approve' || reason !== '' || items.every(({ ref }) => isMessage(ref)),
          messages.reasonRequired,
        ),
        ['reason'],
      ),
      v.forward(
        v.check(
          ({ items, as, story }) => story === undefined || (as === 'approve' && items.length === 1),
          messages.notUnderstood,
        ),
        ['story'],
      ),
    ),
    answer: {
      items: v.array(ItemDecided),
      /** True if this server can send email. */
      isMailSetUp: v.boolean(),
    },
  }),

  /** Undoes 1 to 50 decisions, and withdraws their emails unless they were already sent. */
  undoDecision: write('/queue/undo', {
    permission: 'queue.decide',
    body: {
      items: v.pipe(
        /** `at` is the time of the decision to undo, so that a later decision by another volunteer stays. */
        v.array(v.object({ ref: Ref, at: v.optional(v.string()) }), messages.notUnderstood),
        v.minLength(1, messages.notUnderstood),
        v.maxLength(mostItems, messages.notUnderstood),
      ),
    },
    answer: {
      items: v.array(
        v.variant('state', [
          v.object({
            ref: v.string(),
            state: v.literal('done'),
            email: v.picklist(['none', 'withdrawn', 'sent']),
            /** Time when the email was sent (ISO); `null` if it was not sent. */
            sentAt: v.nullable(v.string()),
          }),
          /** Another volunteer decided again after that. */
          v.object({ ref: v.string(), state: v.literal('changed'), by: v.string(), at: v.string() }),
          /** Data that the undo would need has been deleted. */
          v.object({ ref: v.string(), state: v.literal('too late') }),
          v.object({ ref: v.string(), state: v.literal('gone') }),
        ]),
      ),
    },
  }),

  /**
   * Emails the sender a question with a link to answer it. 409 if it was decided or asked about since it was read, or if an editor
   * wrote it.
   */
  ask: write('/queue/{ref}/ask', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      text: note(messages.questionRequired),
      /** Version of the submission that was read. */
      version: Version,
    },
    answer: {
      /** Id of the question, used by `undoAsk`. */
      question: v.string(),
      /** Time when the email is sent, ISO. */
      leavesAt: v.string(),
      /** True if this server can send email. */
      isMailSetUp: v.boolean(),
    },
  }),

  /** Withdraws a question and its email. `left`: the email is sent or being sent, and the question stays. */
  undoAsk: write('/queue/{ref}/ask/undo', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: { question: Ref },
    answer: { state: v.picklist(['done', 'left']) },
  }),

  /**
   * Replies to a message from the contact form, by email. 404 if the submission is not a message; 409 if another volunteer replied
   * or decided since it was read.
   */
  reply: write('/queue/{ref}/reply', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      text: note(messages.replyRequired),
      /** Version of the message that was read. */
      version: Version,
    },
    answer: {
      /** Id of the reply, used by `undoReply`. */
      reply: v.string(),
      /** When the email is sent, ISO. */
      leavesAt: v.string(),
      /** True if this server can send email. */
      isMailSetUp: v.boolean(),
    },
  }),

  /** Withdraws a reply and its email. `left`: the email is sent or being sent, and the reply stays. */
  undoReply: write('/queue/{ref}/reply/undo', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: { reply: Ref },
    answer: { state: v.picklist(['done', 'left']) },
  }),

  /** Sends the scheduled emails about a submission in the next delivery round. `left`: no email is scheduled anymore. */
  sendNow: write('/queue/{ref}/send-now', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: { state: v.picklist(['done', 'left']) },
  }),

  /**
   * Turns a membership request into a correction of the entry with the same email. 409 if it was decided meanwhile, or if no entry
   * has that email.
   */
  mergeSubmission: write('/queue/{ref}/merge', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: {
      /** Reference of the entry that the request was merged into. */
      into: v.string(),
      /** Reference of the new correction; `null` if the request contained no new details. */
      correction: v.nullable(v.string()),
      /** Time of the merge. Pass it to `undoDecision` to undo both parts and nothing later. */
      at: v.string(),
      leavesAt: v.nullable(v.string()),
    },
  }),

  /** Saved reasons, sorted by title. */
  getReasons: read('/reasons', {
    permission: 'queue.see',
    answer: { reasons: v.array(SavedReason) },
  }),

  /** Saves a reason. 409 if the title is taken. */
  saveReason: write('/reasons', {
    permission: 'settings.edit',
    body: {
      title: ListTitle,
      kind: v.nullable(v.picklist(reasonKinds, messages.notUnderstood)),
      reason: note(messages.reasonRequired),
    },
    answer: Done,
  }),

  /** Removes a reason. Submissions that were declined with it keep its text. */
  removeReason: write('/reasons/remove', {
    permission: 'settings.edit',
    body: { title: AnyTitle },
    answer: Done,
  }),
} as const;
