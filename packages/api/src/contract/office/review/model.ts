import * as v from 'valibot';
import { Job } from '../../jobs/job.ts';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { Story } from '../../stories/story.ts';
import { officeMessages as messages } from '../messages.ts';

/** What can be sent in, in the order of the queue's tabs. */
export const submissionKinds = ['member', 'correction', 'story', 'job', 'message'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Kinds that are turned down with a reason that the person reads. */
export const reasonKinds = ['member', 'correction', 'story', 'job'] as const;

/** State of an item: its question was answered, it waits for a decision, it waits for an answer, or it was decided. A request can be merged into an entry. */
const submissionStates = [
  'answered',
  'waiting',
  'asked',
  'approved',
  'rejected',
  'handled',
  'merged',
] as const;

/** What a person quotes, such as `M-7K2Q-9XPD`, whatever the case; or the id of what has none. */
export const Ref = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{1,60}$/, messages.notUnderstood),
);
export const RefParams = /* @__PURE__ */ v.object({ ref: Ref });

/** Changes with everything that is of a submission: what was decided about is what was looked at. */
export const Version = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{22}$/, messages.notUnderstood),
);

/** Who decided, when (ISO), and what it has been since. */
export const DecidedBefore = /* @__PURE__ */ v.object({
  by: v.string(),
  at: v.string(),
  as: v.picklist(['approved', 'rejected', 'handled', 'merged']),
});
export type DecidedBefore = v.InferOutput<typeof DecidedBefore>;

/** The entry that a membership request was merged into, as it was called then; absent for a reader who may not see that entry. */
export const MergedInto = /* @__PURE__ */ v.optional(v.object({ ref: v.string(), name: v.string() }));

/**
 * How a request for membership stands to the roll of graduates: one graduate of that name, year and program stands there, and nobody else
 * of that name and year is here or asks; somebody does, and it has to be looked at; nobody does.
 */
const importMatches = ['clear', 'unclear', 'none'] as const;

/** One of the queue, as far as a list shows it: nothing to write to anybody with. Instants are ISO. */
export const QueueRow = /* @__PURE__ */ v.object({
  ref: v.string(),
  kind: v.picklist(submissionKinds),
  /** A person's name, or the title of a story or a job. */
  title: v.string(),
  /** What decides, shortest first: `1987 Civil`, `California`; a story's category; a job's company and place. */
  facts: v.array(v.string()),
  sentAt: v.string(),
  state: v.picklist(submissionStates),
  version: Version,
  decided: v.nullable(DecidedBefore),
  mergedInto: MergedInto,
  /** `null` of what is decided or no request for membership, and where there is no roll. */
  match: v.nullable(v.picklist(importMatches)),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

/** A letter as it would arrive; of one that gives a reason, what stands before and after it. */
export const DecisionEmail = /* @__PURE__ */ v.object({
  subject: v.string(),
  /** Plain text. The reason stands between the two. */
  before: v.string(),
  after: v.string(),
});
export type DecisionEmail = v.InferOutput<typeof DecisionEmail>;

/** Somebody who may be the same person. */
export const Duplicate = /* @__PURE__ */ v.object({
  ref: v.string(),
  name: v.string(),
  facts: v.array(v.string()),
  state: v.picklist(submissionStates),
  /** ISO; `null` while it waits. */
  decidedAt: v.nullable(v.string()),
  /** Why it may be: the same email, or the same last name and year. */
  because: v.picklist(['e-mail', 'name and year']),
});
export type Duplicate = v.InferOutput<typeof Duplicate>;

/** One line of a submission's history. */
const Happening = /* @__PURE__ */ v.object({
  at: v.string(),
  /** A volunteer's name; empty for whoever sent it. */
  who: v.string(),
  what: v.picklist([
    'asked',
    'answered',
    'replied',
    'approved',
    'rejected',
    'handled',
    'merged',
    'taken back',
    'sent now',
    'noted',
  ]),
  /** The question, the answer, the reply, the reason; or what was done, of anything else that the log has about it. */
  text: v.string(),
});

const common = {
  ref: v.string(),
  sentAt: v.string(),
  state: v.picklist(submissionStates),
  version: Version,
  /** Who sent it, in one piece. */
  name: v.string(),
  /** The chapter from whose site it was sent; `null` for our own or an unknown one. */
  sentFrom: v.nullable(v.string()),
  decided: v.nullable(v.object({ ...DecidedBefore.entries, reason: v.string() })),
  mergedInto: MergedInto,
  duplicates: v.array(Duplicate),
  history: v.array(Happening),
  /** What the person would get; `null` where a decision is nobody's business but ours. */
  emails: v.object({ approve: v.nullable(DecisionEmail), reject: v.nullable(DecisionEmail) }),
  /** Whether there is somebody to ask. */
  canAsk: v.boolean(),
  /** Which of email, phone and street address there are, to be shown on demand. */
  contact: v.array(v.picklist(['email', 'phone', 'address'])),
};

const Place = v.object({ city: v.string(), state: v.string() });

/** Something that was sent in, whole, beside what everybody will see of it. Contact data only by `showContact`. */
export const Submission = /* @__PURE__ */ v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('member'),
    card: AlumnusCard,
    livesIn: Place,
    company: v.object({ name: v.string(), isPublic: v.boolean() }),
    /** What else the form asked, with its answer: label and text. Without what is empty. */
    answers: v.array(v.object({ label: v.string(), text: v.string() })),
    /** The approved entry with the same email, which this can be made a correction of. */
    mergesInto: v.nullable(v.string()),
    /** What the roll of graduates says of them, in a sentence; `null` where there is no roll. */
    graduateMatch: v.nullable(v.object({ match: v.picklist(importMatches), said: v.string() })),
  }),
  v.object({
    ...common,
    kind: v.literal('correction'),
    /** The card as it will be. */
    card: AlumnusCard,
    /** Reference of whose entry it is. */
    member: v.string(),
    /** What is changed, as it is and as it shall be. Of contact data only that it changes: both are empty. */
    changes: v.array(v.object({ label: v.string(), from: v.string(), to: v.string() })),
  }),
  v.object({
    ...common,
    kind: v.literal('story'),
    /** As it would stand on the site. */
    story: Story,
    /** Its text as it was sent: plain, a blank line between paragraphs. */
    text: v.string(),
    /** Where the author's photo is read, by whoever may see the queue: a path of this origin, for a picture. `null` for none. */
    photo: v.nullable(v.string()),
  }),
  v.object({
    ...common,
    kind: v.literal('job'),
    /** As it would stand on the board. */
    job: Job,
    /** Where its link leads: `jobs.example.org`, or the domain of an email address. */
    linkHost: v.string(),
  }),
  v.object({ ...common, kind: v.literal('message'), text: v.string() }),
]);
export type Submission = v.InferOutput<typeof Submission>;

/** A page of the queue. */
export const Queue = /* @__PURE__ */ v.object({
  rows: v.array(QueueRow),
  /** How many there are of each kind, in this state, chapter and match, on all pages. */
  counts: v.object({
    member: v.number(),
    correction: v.number(),
    story: v.number(),
    job: v.number(),
    message: v.number(),
  }),
  /** Of the kind and state that are shown: how many lie outside of what this volunteer may see, or of the chapter asked for. */
  outside: v.number(),
  /** Whether there is another page. */
  more: v.boolean(),
  /** Who decided last, and when; `null` when nobody ever did. For a queue that is empty. */
  last: v.nullable(v.object({ by: v.string(), at: v.string() })),
});
export type Queue = v.InferOutput<typeof Queue>;
