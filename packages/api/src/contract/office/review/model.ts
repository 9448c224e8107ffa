import * as v from 'valibot';
import { Job } from '../../jobs/job.ts';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { Story } from '../../stories/story.ts';
import { officeMessages as messages } from '../messages.ts';

/** Kinds of submissions, in the order of the queue's tabs. */
export const submissionKinds = ['member', 'correction', 'story', 'job', 'message'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Kinds that are declined with a reason for the person to read. */
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

/** Reference that people quote, in any case, such as `M-7K2Q-9XPD`; or the id of a submission without one. */
export const Ref = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{1,60}$/, messages.notUnderstood),
);
export const RefParams = /* @__PURE__ */ v.object({ ref: Ref });

/** Version of a submission; it changes with any of its data. A decision must name the version that was read. */
export const Version = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{22}$/, messages.notUnderstood),
);

/** Volunteer who decided, the time (ISO), and the state since then. */
export const DecidedBefore = /* @__PURE__ */ v.object({
  by: v.string(),
  at: v.string(),
  as: v.picklist(['approved', 'rejected', 'handled', 'merged']),
});
export type DecidedBefore = v.InferOutput<typeof DecidedBefore>;

/** The entry that a membership request was merged into, as it was called then; absent for a reader who may not see that entry. */
export const MergedInto = /* @__PURE__ */ v.optional(v.object({ ref: v.string(), name: v.string() }));

/**
 * Result of comparing a membership request with the alumni register. `clear`: one graduate has that name, year and program, and no
 * other member or applicant has that name and year. `unclear`: a graduate may match and a volunteer must check. `none`: no graduate
 * matches.
 */
const importMatches = ['clear', 'unclear', 'none'] as const;

/** Submission in the queue, without contact data. Instants are ISO. */
export const QueueRow = /* @__PURE__ */ v.object({
  ref: v.string(),
  kind: v.picklist(submissionKinds),
  /** A person's name, or the title of a story or a job. */
  title: v.string(),
  /** Deciding facts, shortest first: `1987 Civil`, `California`; a story's category; a job's company and place. */
  facts: v.array(v.string()),
  sentAt: v.string(),
  state: v.picklist(submissionStates),
  version: Version,
  decided: v.nullable(DecidedBefore),
  mergedInto: MergedInto,
  /** Match with the alumni register. `null` for decided submissions, other kinds than membership requests, and without a register. */
  match: v.nullable(v.picklist(importMatches)),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

/** Email as it would arrive. If it gives a reason, the text before and after the reason. */
export const DecisionEmail = /* @__PURE__ */ v.object({
  subject: v.string(),
  /** Plain text; the reason is placed between `before` and `after`. */
  before: v.string(),
  after: v.string(),
});
export type DecisionEmail = v.InferOutput<typeof DecisionEmail>;

/** Member or applicant who may be the same person. */
export const Duplicate = /* @__PURE__ */ v.object({
  ref: v.string(),
  name: v.string(),
  facts: v.array(v.string()),
  state: v.picklist(submissionStates),
  /** Time of the decision, ISO; `null` while it waits. */
  decidedAt: v.nullable(v.string()),
  /** Reason for the match: the same email, or the same last name and year. */
  because: v.picklist(['e-mail', 'name and year']),
});
export type Duplicate = v.InferOutput<typeof Duplicate>;

/** Line of a submission's history. */
const Happening = /* @__PURE__ */ v.object({
  at: v.string(),
  /** Name of the volunteer; empty for the sender. */
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
  /** Text of the question, answer, reply or reason; for other log lines, the action. */
  text: v.string(),
});

const common = {
  ref: v.string(),
  sentAt: v.string(),
  state: v.picklist(submissionStates),
  version: Version,
  /** Full name of the sender. */
  name: v.string(),
  /** Chapter whose site it was sent from; `null` for our own or an unknown site. */
  sentFrom: v.nullable(v.string()),
  decided: v.nullable(v.object({ ...DecidedBefore.entries, reason: v.string() })),
  mergedInto: MergedInto,
  duplicates: v.array(Duplicate),
  history: v.array(Happening),
  /** Emails the person would get; `null` if they are not notified of a decision. */
  emails: v.object({ approve: v.nullable(DecisionEmail), reject: v.nullable(DecisionEmail) }),
  /** True if the sender can be asked a question. */
  canAsk: v.boolean(),
  /** Available contact data, shown on demand. */
  contact: v.array(v.picklist(['email', 'phone', 'address'])),
};

const Place = v.object({ city: v.string(), state: v.string() });

/** Submission with all details and a preview of its public form. Contact data only through `showContact`. */
export const Submission = /* @__PURE__ */ v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('member'),
    card: AlumnusCard,
    livesIn: Place,
    company: v.object({ name: v.string(), isPublic: v.boolean() }),
    /** Other answers of the form, each with label and text. Empty answers are left out. */
    answers: v.array(v.object({ label: v.string(), text: v.string() })),
    /** Reference of the approved entry with the same email, into which this request can be merged as a correction. */
    mergesInto: v.nullable(v.string()),
    /** Match with the alumni register, in a sentence; `null` without a register. */
    graduateMatch: v.nullable(v.object({ match: v.picklist(importMatches), said: v.string() })),
  }),
  v.object({
    ...common,
    kind: v.literal('correction'),
    /** Directory card after the correction. */
    card: AlumnusCard,
    /** Reference of the corrected entry. */
    member: v.string(),
    /** Changed fields with old and new values. Both are empty for contact data, of which only the fact of a change is shown. */
    changes: v.array(v.object({ label: v.string(), from: v.string(), to: v.string() })),
  }),
  v.object({
    ...common,
    kind: v.literal('story'),
    /** Story as it would be published. */
    story: Story,
    /** Submitted text: plain, with a blank line between paragraphs. */
    text: v.string(),
    /** Path of the author's photo on this origin, for volunteers who may see the queue. `null` for none. */
    photo: v.nullable(v.string()),
  }),
  v.object({
    ...common,
    kind: v.literal('job'),
    /** Job as it would be shown on the board. */
    job: Job,
    /** Host of its link: `jobs.example.org`, or the domain of an email address. */
    linkHost: v.string(),
  }),
  v.object({ ...common, kind: v.literal('message'), text: v.string() }),
]);
export type Submission = v.InferOutput<typeof Submission>;

/** Page of the queue. */
export const Queue = /* @__PURE__ */ v.object({
  rows: v.array(QueueRow),
  /** Number of submissions of each kind in this state, chapter and match, on all pages. */
  counts: v.object({
    member: v.number(),
    correction: v.number(),
    story: v.number(),
    job: v.number(),
    message: v.number(),
  }),
  /** Number of submissions of the shown kind and state that are outside the volunteer's scope or the requested chapter. */
  outside: v.number(),
  /** True if there is another page. */
  more: v.boolean(),
  /** Volunteer and time of the last decision; `null` if there was none. Used for an empty queue. */
  last: v.nullable(v.object({ by: v.string(), at: v.string() })),
});
export type Queue = v.InferOutput<typeof Queue>;
