import { decide } from '../../../server/review/review.ts';
import { isWaiting, referenceOf, type Submission } from '../../../server/review/submissions.ts';
import { type Command, type CommandContext, CommandError } from '../../command.ts';
import { allNamed } from './show.ts';

async function carryOut(context: CommandContext, submission: Submission, action: 'approve' | 'reject') {
  const { config, database, now, options, who } = context;
  const decision = { action, who, reason: options.reason?.trim() ?? '', config };
  const done = await decide(database, submission, decision, now);
  if (done) return;
  const known = isWaiting(submission) ? 'decided by somebody else meanwhile' : submission.row.status;
  throw new CommandError(`${referenceOf(submission)} is already ${known}; nothing was changed.`);
}

const mailNote = ({ config }: CommandContext) =>
  config.mail.smtpUrl ? 'A mail is on its way.' : 'A mail waits in the outbox; set SMTP_URL to send it.';

const approved = {
  member: 'is approved and in the directory.',
  story: 'is approved and on the site.',
  job: 'is approved and on the board, for 60 days.',
  correction: 'is approved, and the directory shows it.',
} as const;

/** Yes. */
export const approve: Command = {
  name: 'approve',
  usage: 'approve ID [ID ...]',
  summary:
    'a member into the directory, a story or a job onto the site, with a mail; a message off the queue',
  async run(context) {
    for (const submission of await allNamed(context, approve.usage)) {
      await carryOut(context, submission, 'approve');
      const reference = referenceOf(submission);
      context.print(
        submission.kind === 'message'
          ? `${reference} is marked as handled.`
          : `${reference} ${approved[submission.kind]} ${mailNote(context)}`,
      );
    }
  },
};

/** No. */
export const reject: Command = {
  name: 'reject',
  usage: 'reject ID [ID ...] --reason "..."',
  summary: 'with a mail that says why; a message is set aside without one',
  async run(context) {
    const submissions = await allNamed(context, reject.usage);
    if (!context.options.reason?.trim()) throw new CommandError(`Give a reason: banyan ${reject.usage}`, 2);
    for (const submission of submissions) {
      await carryOut(context, submission, 'reject');
      const reference = referenceOf(submission);
      context.print(
        submission.kind === 'message'
          ? `${reference} is set aside. No mail is sent.`
          : `${reference} is rejected. ${mailNote(context)}`,
      );
    }
  },
};
