import type { Told } from '../../../server/review/letters.ts';
import { decide } from '../../../server/review/review.ts';
import { isWaiting, referenceOf, type Submission } from '../../../server/review/submissions.ts';
import { clockTime } from '../../clock.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { held, holdMsOf } from './hold.ts';
import { namedSubmissions } from './show.ts';

/** Decides about one. @returns how the person hears of it. @throws CommandError when it cannot be decided so */
async function carryOut(
  { config, database, media, now, rehearsing, who }: Workplace,
  submission: Submission,
  how: { action: 'approve' | 'reject'; reason: string; holdMs: number },
): Promise<Told> {
  const decision = { ...how, who, config, media, rehearsing };
  const done = await decide(database, submission, decision, now);
  if (done.state === 'decided') return done.told;
  const reference = referenceOf(submission);
  if (done.state === 'taken')
    throw new CommandError(
      `${done.by} is approved under the same e-mail, and of one e-mail there is one member; nothing was changed. Turn it down (banyan reject ${reference}), or make what it says a correction of that entry: banyan merge ${reference}`,
    );
  const known = isWaiting(submission) ? 'decided by somebody else meanwhile' : submission.row.status;
  throw new CommandError(`${reference} is already ${known}; nothing was changed.`);
}

/** What a volunteer reads about the mail. */
export function mailNote({ config, now }: Pick<Workplace, 'config' | 'now'>, told: Told): string {
  if (told.by === 'none') return 'No mail is sent.';
  if (told.by === 'no second letter')
    return 'No mail is sent: this address has had one about a request within a day.';
  if (told.by === 'letter in a day')
    return 'A mail goes out in a day: this address has had one about a request already.';
  if (!config.mail.smtpUrl) return 'A mail waits in the outbox; set SMTP_URL to send it.';
  return told.leavesAt > now
    ? `The letter leaves at ${clockTime(told.leavesAt, now)}; until then banyan undo takes it back, too.`
    : 'A mail is on its way.';
}

const approved = {
  member: 'is approved and in the directory.',
  story: 'is approved and on the site.',
  job: 'is approved and on the board, for 60 days.',
  correction: 'is approved, and the directory shows it.',
} as const;

/** Decides that what waits is shown, one after another: the first that was decided already stops it. */
export const approve = command({
  name: 'approve',
  summary:
    'a member into the directory, a story or a job onto the site, with a mail; a message off the queue',
  options: { ...held, ...signed },
  words: { submission: { shown: 'ID', count: 'several' } },
  rehearsed: true,
  async run(context) {
    const { database, options, words } = context;
    const how = { action: 'approve', reason: '', holdMs: holdMsOf(options.hold) } as const;
    for (const submission of await namedSubmissions(database, words.submission)) {
      const told = await carryOut(context, submission, how);
      const reference = referenceOf(submission);
      context.print(
        submission.kind === 'message'
          ? `${reference} is marked as handled.`
          : `${reference} ${approved[submission.kind]} ${mailNote(context, told)}`,
      );
    }
  },
});

/** Decides that what waits is not shown, and tells the person why; in the same order, and stopped alike. */
export const reject = command({
  name: 'reject',
  summary: 'with a mail that says why; a message is set aside without one',
  options: {
    reason: { value: '"..."', summary: 'what the person reads; write it to them', required: 'Give a reason' },
    ...held,
    ...signed,
  },
  words: { submission: { shown: 'ID', count: 'several' } },
  rehearsed: true,
  async run(context) {
    const { database, options, words } = context;
    const holdMs = holdMsOf(options.hold);
    const how = { action: 'reject', reason: options.reason.trim(), holdMs } as const;
    for (const submission of await namedSubmissions(database, words.submission)) {
      const told = await carryOut(context, submission, how);
      const reference = referenceOf(submission);
      context.print(
        submission.kind === 'message'
          ? `${reference} is set aside. No mail is sent.`
          : `${reference} is rejected. ${mailNote(context, told)}`,
      );
    }
  },
});
