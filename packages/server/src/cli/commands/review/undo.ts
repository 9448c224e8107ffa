import { limits } from '@banyan/api/contract';
import type { Withdrawal } from '../../../mail/outbox.ts';
import { undo as takeBack } from '../../../review/review.ts';
import { referenceOf } from '../../../review/submissions.ts';
import { clockTime } from '../../clock.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';

/** What a volunteer reads about the letter. */
function letterNote(done: Withdrawal, now: number): string {
  if (done.letter === 'none') return 'Taken back. No letter was to go out about it, and none does.';
  if (done.letter === 'withdrawn') return 'Taken back, and the letter with it.';
  return done.leftAt === undefined
    ? 'Taken back. The letter may have left already; write to them yourself.'
    : `Taken back. The letter had left at ${clockTime(done.leftAt, now)}; write to them yourself.`;
}

/** Takes the last decision about something back. */
export const undo = command({
  name: 'undo',
  summary: 'takes the last decision about it back, and its letter if that has not left; sends no mail',
  options: { ...signed },
  words: { submission: { shown: 'ID' } },
  rehearsed: true,
  async run({ database, media, now, print, rehearsing, who, words: { submission: id } }) {
    const done = await takeBack(database, id, { who, media, rehearsing, reach: 'everywhere' }, now);
    if (done === 'unknown') throw new CommandError(`There is no decision about ${id}; nothing was changed.`);
    if (done !== 'too late' && 'state' in done)
      throw new CommandError(`${done.by} has decided about ${id} meanwhile; nothing was changed.`);
    if (done === 'too late') {
      throw new CommandError(
        `${id} was turned down more than ${limits.storyUndoDays} days ago, and its photo is deleted; ask for the story again. Nothing was changed.`,
      );
    }
    print(
      `${referenceOf(done.submission)} is no longer ${done.submission.row.status}; it waits for review again.`,
    );
    print(letterNote(done, now));
  },
});
