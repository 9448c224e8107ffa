import { decide, type Submission } from '../../server/store/review.ts';
import { type Command, type CommandContext, CommandError } from '../command.ts';
import { named } from './show.ts';

async function carryOut(context: CommandContext, submission: Submission, action: 'approve' | 'reject') {
  const { config, database, now, options, who } = context;
  const decision = { action, who, reason: options.reason?.trim() ?? '', publicOrigin: config.publicOrigin };
  const done = await decide(database, submission, decision, now);
  const { reference, status } = submission.row;
  if (done) return reference;
  const known = status === 'pending' || status === 'new' ? 'decided by somebody else meanwhile' : status;
  throw new CommandError(`${reference} is already ${known}; nothing was changed.`);
}

const mailNote = ({ config }: CommandContext) =>
  config.mail.smtpUrl ? 'A mail is on its way.' : 'A mail waits in the outbox; set SMTP_URL to send it.';

/** Yes. */
export const approve: Command = {
  name: 'approve',
  usage: 'approve ID',
  summary: 'a member into the directory, with a mail; a message off the queue',
  async run(context) {
    const submission = await named(context, approve.usage);
    const reference = await carryOut(context, submission, 'approve');
    context.print(
      submission.kind === 'member'
        ? `${reference} is approved and in the directory. ${mailNote(context)}`
        : `${reference} is marked as handled.`,
    );
  },
};

/** No. */
export const reject: Command = {
  name: 'reject',
  usage: 'reject ID --reason "..."',
  summary: 'with a mail to the applicant that says why; a message is set aside without one',
  async run(context) {
    const submission = await named(context, reject.usage);
    if (!context.options.reason?.trim()) throw new CommandError(`Give a reason: banyan ${reject.usage}`, 2);
    const reference = await carryOut(context, submission, 'reject');
    context.print(
      submission.kind === 'member'
        ? `${reference} is rejected. ${mailNote(context)}`
        : `${reference} is set aside. No mail is sent.`,
    );
  },
};
