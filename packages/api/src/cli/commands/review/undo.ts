import { limits } from '../../../contract/limits.ts';
import { undo as takeBack, type Undone } from '../../../server/review/review.ts';
import { referenceOf } from '../../../server/review/submissions.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';

const letterNote: Record<Undone['letter'], string> = {
  none: 'No mail was sent, and none is.',
  withdrawn: 'The mail about it had not been sent and is taken out of the outbox; no other is sent.',
  sent: 'The mail about it has been sent, and no other is: tell the person yourself.',
};

/** Takes the last decision about something back. */
export const undo = command({
  name: 'undo',
  summary: 'takes the last decision about it back: it waits again and is off the site; sends no mail',
  options: { ...signed },
  words: { submission: { shown: 'ID' } },
  rehearsed: true,
  async run({ database, media, now, print, rehearsing, who, words: { submission: id } }) {
    const done = await takeBack(database, id, { who, media, rehearsing }, now);
    if (done === 'unknown') throw new CommandError(`There is no decision about ${id}; nothing was changed.`);
    if (done === 'too late') {
      throw new CommandError(
        `${id} was turned down more than ${limits.storyUndoDays} days ago, and its photo is deleted; ask for the story again. Nothing was changed.`,
      );
    }
    print(
      `${referenceOf(done.submission)} is no longer ${done.submission.row.status}; it waits for review again.`,
    );
    print(letterNote[done.letter]);
  },
});
