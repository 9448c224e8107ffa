import type { reasonKinds, SubmissionKind } from '@banyan/api/office';
import type { SavedReason } from '../reasons.ts';

/** Ready-made text with the title on its chip. */
export interface ReadyText {
  title: string;
  text: string;
}

type ReasonKind = (typeof reasonKinds)[number];

/** Reasons that fit every kind. */
const common: readonly ReadyText[] = [
  {
    title: 'Not enough details',
    text: 'What you sent does not tell us enough to decide. Please send it again with more details.',
  },
  {
    title: 'Sent twice',
    text: 'We already have this from you, so we closed the second one. You don’t need to do anything.',
  },
  {
    title: 'Not about our alumni',
    text: 'This site is only for our alumni, and we could not see how this is about them. If we got this wrong, reply to this email.',
  },
];

/** Reasons that fit one kind; they come before the common ones. */
const own: Readonly<Record<ReasonKind, readonly ReadyText[]>> = {
  member: [
    {
      title: 'Not in our records',
      text: 'We could not find you among the graduates of the year and program that you entered. If you graduated under another name or in another year, reply to this email and we will look again.',
    },
    {
      title: 'Already a member',
      text: 'You are already in our directory, perhaps with another email address. If your entry is out of date, reply to this email and we will correct it.',
    },
  ],
  correction: [
    {
      title: 'Can’t confirm it',
      text: 'We could not confirm this change with what we know. If we got this wrong, reply to this email and tell us more.',
    },
    {
      title: 'Different from our records',
      text: 'This is different from the records of the college. If your records say otherwise, reply to this email and we will look again.',
    },
  ],
  story: [
    {
      title: 'Names other people',
      text: 'The story tells private details about other people. Please send it again without their names, or tell us that they agree.',
    },
    {
      title: 'Looks like an ad',
      text: 'The story reads like an advertisement. We publish what our alumni lived through, and not what they sell.',
    },
  ],
  job: [
    {
      title: 'Link doesn’t work',
      text: 'The link for applications does not open. Please post the job again with a link that works.',
    },
    {
      title: 'No longer open',
      text: 'This position seems to be closed. If it is still open, please post it again.',
    },
  ],
};

const asReason =
  (kind: ReasonKind | null) =>
  ({ title, text }: ReadyText): SavedReason => ({ title, kind, reason: text });

/** Built-in reasons for declining: five for each kind. */
const readyReasons: readonly SavedReason[] = [
  ...own.member.map(asReason('member')),
  ...own.correction.map(asReason('correction')),
  ...own.story.map(asReason('story')),
  ...own.job.map(asReason('job')),
  ...common.map(asReason(null)),
];

/** Built-in reasons, without those whose title the association has saved itself. */
export function readyReasonsBeside(saved: readonly SavedReason[]): SavedReason[] {
  const titles = new Set(saved.map(({ title }) => title.toLowerCase()));
  return readyReasons.filter(({ title }) => !titles.has(title.toLowerCase()));
}

/** Reasons that fit all these kinds: the association's own first. */
export function reasonsFor(saved: readonly SavedReason[], kinds: readonly SubmissionKind[]): SavedReason[] {
  const all = [...saved, ...readyReasonsBeside(saved)];
  return all.filter(({ kind }) => kind === null || kinds.every((one) => one === kind));
}

const aboutGraduation: readonly ReadyText[] = [
  { title: 'Name at graduation', text: 'Under which name did you graduate?' },
  { title: 'Year and program', text: 'In which year did you graduate, and from which program?' },
  {
    title: 'Who knows you',
    text: 'Can you name one or two classmates who can confirm that you studied with them?',
  },
];

/** Built-in questions: three for each kind that can be asked about. */
export const questionsFor: Readonly<Record<SubmissionKind, readonly ReadyText[]>> = {
  member: aboutGraduation,
  correction: aboutGraduation,
  story: [
    { title: 'Other people', text: 'Do the people you name in your story agree that we publish it?' },
    { title: 'The photo', text: 'Who took the photo, and may we publish it?' },
    { title: 'More about it', text: 'Can you tell us when and where this happened?' },
  ],
  job: [
    { title: 'Still open', text: 'Is this position still open, and until when can people apply?' },
    { title: 'How to apply', text: 'How can people apply? The link does not work for us.' },
    { title: 'Where', text: 'Where is the job: on site, remote, or both?' },
  ],
  message: [],
};
