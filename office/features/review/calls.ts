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
  /** What was sent in, oldest first and what was answered on top, 50 to a page. Without contact data. */
  getQueue: read('/queue', {
    permission: 'queue.see',
    query: QueueQuery,
    answer: Queue,
  }),

  /** One of the queue, whole: what everybody will see of it, who it may be already, and what was asked. */
  getSubmission: read('/queue/{ref}', {
    permission: 'queue.see',
    params: RefParams.entries,
    answer: Submission,
  }),

  /** The photo of a story's author, also while nobody else may see it. For the address of a picture: the client does not read it. */
  getPhoto: read('/queue/{ref}/photo', {
    permission: 'queue.see',
    file: 'image/jpeg',
    params: RefParams.entries,
    answer: v.instance(ReadableStream),
  }),

  /** How to reach whoever sent something. That somebody looked is noted in the log. What there is not is empty. */
  showContact: write('/queue/{ref}/contact', {
    permission: 'member.contact',
    params: RefParams.entries,
    answer: {
      email: v.string(),
      phone: v.string(),
      /** In lines. */
      address: v.string(),
    },
  }),

  /** Decides about 1 to 50, each once. A reason is needed to turn down anything but a message. */
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
        /** What the person reads. */
        reason: OptionalNote,
        /** Of a single story that is approved. */
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
      /** Whether letters leave this machine at all. */
      isMailSetUp: v.boolean(),
    },
  }),

  /** Takes 1 to 50 decisions back, and their letters unless they have left. */
  undoDecision: write('/queue/undo', {
    permission: 'queue.decide',
    body: {
      items: v.pipe(
        /** `at`: the instant of the decision that is meant, so that a later one of somebody else's stays. */
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
            /** When the letter left (ISO); `null` when it did not. */
            sentAt: v.nullable(v.string()),
          }),
          /** Somebody decided anew after that. */
          v.object({ ref: v.string(), state: v.literal('changed'), by: v.string(), at: v.string() }),
          /** What it would need was forgotten meanwhile. */
          v.object({ ref: v.string(), state: v.literal('too late') }),
          v.object({ ref: v.string(), state: v.literal('gone') }),
        ]),
      ),
    },
  }),

  /**
   * Asks whoever sent something by a letter with a link to answer by. 409 when it was decided or asked about meanwhile, or an editor
   * wrote it.
   */
  ask: write('/queue/{ref}/ask', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      text: note(messages.questionRequired),
      /** Of what was looked at. */
      version: Version,
    },
    answer: {
      /** Id of the question, by which `undoAsk` takes it back. */
      question: v.string(),
      /** When the letter leaves, ISO. */
      leavesAt: v.string(),
      /** Whether letters leave this machine at all. */
      isMailSetUp: v.boolean(),
    },
  }),

  /** Takes a question back, and its letter. `left`: that is out or just leaving, and its question stays. */
  undoAsk: write('/queue/{ref}/ask/undo', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: { question: Ref },
    answer: { state: v.picklist(['done', 'left']) },
  }),

  /**
   * Reply to a message from the contact form, by email. 404 for what is no message; 409 when somebody replied or decided since it was
   * read.
   */
  reply: write('/queue/{ref}/reply', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      text: note(messages.replyRequired),
      /** Of the message as it was read. */
      version: Version,
    },
    answer: {
      /** Id of the reply, by which `undoReply` withdraws it. */
      reply: v.string(),
      /** When the email is sent, ISO. */
      leavesAt: v.string(),
      /** Whether emails leave this machine at all. */
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

  /** Sends the held emails about a submission with the next round. `left`: none is held any more. */
  sendNow: write('/queue/{ref}/send-now', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: { state: v.picklist(['done', 'left']) },
  }),

  /** Makes a request for membership a correction of the entry with the same e-mail. 409 when it was decided meanwhile, or nobody has it. */
  mergeSubmission: write('/queue/{ref}/merge', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: {
      /** Reference of the entry that it is part of now. */
      into: v.string(),
      /** Reference of the correction that it became; `null` when it said nothing new. */
      correction: v.nullable(v.string()),
      /** When it was done: `undoDecision` with it takes back both, and nothing later. */
      at: v.string(),
      leavesAt: v.nullable(v.string()),
    },
  }),

  /** All saved reasons, by their titles. */
  getReasons: read('/reasons', {
    permission: 'queue.see',
    answer: { reasons: v.array(SavedReason) },
  }),

  /** Saves a reason. 409 when there is one of that title. */
  saveReason: write('/reasons', {
    permission: 'settings.edit',
    body: {
      title: ListTitle,
      kind: v.nullable(v.picklist(reasonKinds, messages.notUnderstood)),
      reason: note(messages.reasonRequired),
    },
    answer: Done,
  }),

  /** Removes a reason; what was turned down with it keeps its words. */
  removeReason: write('/reasons/remove', {
    permission: 'settings.edit',
    body: { title: AnyTitle },
    answer: Done,
  }),
} as const;
