import { cleanLine, ourMessages } from '@banyan/api/contract';
import { cleanParagraphs } from '@banyan/api/internal';
import { mostItems } from '@banyan/api/office';
import { decideEach, type ItemDecided } from '../../../review/bulk.ts';
import type { Told } from '../../../review/letters.ts';
import { referenceOf, type SettledStatus, type Submission } from '../../../review/submissions.ts';
import { clockTime } from '../../clock.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { held, holdMsOf } from './hold.ts';
import { reasonFor } from './reasons.ts';
import { namedSubmissions } from './show.ts';

const firstDid: Record<SettledStatus, string> = {
  approved: 'approved this',
  handled: 'marked this as handled',
  rejected: 'turned this down',
};

/** Why one was not decided, in a sentence. */
function whyNot(done: Exclude<ItemDecided, { state: 'done' }>, name: string, now: number): string {
  if (done.state === 'gone') return `${name} is not here any more.`;
  if (done.state === 'unavailable') return `${name}: ${ourMessages.mediaUnavailable}`;
  if (done.state === 'changed')
    return `${name} was changed meanwhile. Nothing was decided; look at it again.`;
  if (done.state === 'decided')
    return `${name}: ${done.by} ${firstDid[done.as]} at ${clockTime(Date.parse(done.at), now)}. Nothing was changed.`;
  return `${done.by} is approved under the same e-mail, and of one e-mail there is one member; nothing was changed. Turn it down (banyan reject ${name}), or make what it says a correction of that entry: banyan merge ${name}`;
}

/**
 * Decides about all of them. What somebody else decided first stops none of the others.
 * @param sentence What is said of one that was decided. @throws CommandError when one was not, after all the others were
 */
async function carryOut(
  { config, database, media, now, print, rehearsing, who }: Workplace,
  submissions: readonly Submission[],
  how: { action: 'approve' | 'reject'; reason: string; holdMs: number },
  sentence: (submission: Submission, told: Told) => string,
): Promise<void> {
  const decision = { ...how, who, reach: 'everywhere' as const, config, media, rehearsing };
  const names = new Map(submissions.map((submission) => [submission.row.id, referenceOf(submission)]));
  const refs = [...names.keys()].map((ref) => ({ ref }));
  const not: string[] = [];
  for (let first = 0; first < refs.length; first += mostItems) {
    const some = refs.slice(first, first + mostItems);
    for await (const done of decideEach(database, some, decision, now)) {
      if (done.state === 'done') print(sentence(done.submission, done.told));
      else not.push(whyNot(done, names.get(done.ref) ?? done.ref, now));
    }
  }
  if (not.length > 0) throw new CommandError(not.join('\n'));
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

/** Decides that what waits is shown. */
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
    const submissions = await namedSubmissions(database, words.submission);
    await carryOut(context, submissions, how, (submission, told) => {
      const reference = referenceOf(submission);
      return submission.kind === 'message'
        ? `${reference} is marked as handled.`
        : `${reference} ${approved[submission.kind]} ${mailNote(context, told)}`;
    });
  },
});

/** How the two ways to give a reason are shown. */
const reasonShown = '--reason "..." | --reason-named TITLE';

/** Decides that what waits is not shown, and tells the person why. */
export const reject = command({
  name: 'reject',
  summary: 'with a mail that says why; a message is set aside without one',
  options: {
    reason: { value: '"..."', summary: 'what the person reads; write it to them', shownAs: reasonShown },
    'reason-named': {
      value: 'TITLE',
      summary: 'the same, by the title of a saved one: banyan reasons list',
      shownAs: reasonShown,
    },
    ...held,
    ...signed,
  },
  words: { submission: { shown: 'ID', count: 'several' } },
  rehearsed: true,
  async run(context) {
    const { database, misspelt, options, words } = context;
    const holdMs = holdMsOf(options.hold);
    const [said, named] = [cleanParagraphs(options.reason ?? ''), cleanLine(options['reason-named'] ?? '')];
    if ((said === '') === (named === '')) throw misspelt('Give a reason, in words or by its title');
    const submissions = await namedSubmissions(database, words.submission);
    const reason = said || (await reasonFor(database, named, submissions));
    const how = { action: 'reject', reason, holdMs } as const;
    await carryOut(context, submissions, how, (submission, told) => {
      const reference = referenceOf(submission);
      return submission.kind === 'message'
        ? `${reference} is set aside. No mail is sent.`
        : `${reference} is rejected. ${mailNote(context, told)}`;
    });
  },
});
