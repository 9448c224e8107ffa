import { dayMs } from '../../../contract/day.ts';
import { write } from '../../../server/database/write.ts';
import { leavingWithin } from '../../../server/jobs/time.ts';
import { queueLetter } from '../../../server/mail/outbox.ts';
import { type Questioned, readQueue } from '../../../server/review/ask.ts';
import { command, type Workplace } from '../../command.ts';
import { forgottenSoon } from '../people/retention.ts';

const plurals = {
  member: 'members',
  correction: 'corrections',
  story: 'stories',
  job: 'jobs',
  message: 'messages',
} as const;

/** After how many days without an answer the digest says so. */
const silentDays = 21;

/** What waits for an answer. */
function askedLines(asked: readonly Questioned[], now: number): string[] {
  const silent = asked.filter(({ question }) => now - Date.parse(question.created_at) > silentDays * dayMs);
  return [
    ...(asked.length > 0 ? [`${asked.length} asked, and not answered yet.`] : []),
    ...(silent.length > 0
      ? [`${silent.length} of them for more than ${silentDays} days: decide without, or ask again.`]
      : []),
  ];
}

/** What waits, in a few lines that name nobody. */
async function summary(workplace: Workplace): Promise<string[]> {
  const { database, now } = workplace;
  const { answered, waiting, asked } = await readQueue(database);
  const all = [...answered.map(({ submission }) => submission), ...waiting];
  const lines = Object.entries(plurals).flatMap(([kind, plural]) => {
    const some = all.filter((submission) => submission.kind === kind);
    const oldest = some.toSorted((one, other) => one.row.created_at.localeCompare(other.row.created_at))[0];
    if (!oldest) return [];
    const days = Math.floor((now - Date.parse(oldest.row.created_at)) / dayMs);
    const since = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
    return [
      `${String(some.length).padStart(4)}  ${some.length === 1 ? kind : plural}, the first of ${since}`,
    ];
  });
  const leaving = await leavingWithin(database, 7, now);
  const mail = await database
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('stuck'))
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return [
    ...(lines.length > 0 ? ['Waiting for review:', ...lines] : ['Nothing waits for review.']),
    ...(answered.length > 0 ? [`${answered.length} of them with an answer that came in.`] : []),
    ...askedLines(asked, now),
    ...(leaving.length > 0
      ? [`${leaving.length} on the job board at the end of their time, or within a week.`]
      : []),
    ...(mail.stuck > 0 ? [`${mail.stuck} in the outbox could not be sent yet.`] : []),
    ...(await forgottenSoon(workplace)),
  ];
}

/** For a Monday morning, by hand or from a timer. */
export const digest = command({
  name: 'digest',
  summary: 'what waits, in a few lines; --mail sends it to the volunteers when something does',
  options: { mail: { summary: 'sends it to the volunteers, when something waits' } },
  words: {},
  async run(context) {
    const { config, database, now, options, print } = context;
    const lines = await summary(context);
    print(lines.join('\n'));
    if (!options.mail) return;
    if (lines.length === 1 && lines[0]?.startsWith('Nothing')) return print('No mail for that.');
    const body = [...lines, '', 'The list: banyan queue'].join('\n');
    const letter = { recipient: config.mail.to, subject: 'What waits for review', body, about: 'digest' };
    await write(database, (writing) => queueLetter(writing, letter, now));
    print(`A mail to ${config.mail.to} is in the outbox.`);
  },
});
