import { isParagraphs, limits } from '@banyan/api/contract';
import { cleanParagraphs } from '@banyan/api/internal';
import { ask as askFor } from '../../../review/ask.ts';
import { referenceOf } from '../../../review/submissions.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { namedSubmission } from './show.ts';

/** What is to be asked. @throws CommandError with exit code 2 */
function questionIn(typed: string): string {
  const text = cleanParagraphs(typed);
  if (text.length <= limits.text.note && isParagraphs(text) && text !== '') return text;
  throw new CommandError(
    `A question is a text of at most ${limits.text.note} characters. Nothing was asked.`,
    2,
  );
}

/** For what cannot be decided yet: a letter with one question, and a link to answer it. */
export const ask = command({
  name: 'ask',
  summary: 'a mail with one question and a link to answer it; until then it is not among what waits',
  options: { ...signed },
  words: { submission: { shown: 'ID' }, question: { shown: '"..."' } },
  rehearsed: true,
  async run({ config, database, now, print, who, words }) {
    const text = questionIn(words.question);
    const submission = await namedSubmission(database, words.submission);
    const reference = referenceOf(submission);
    const done = await askFor(database, submission, { text, who, config, reach: 'everywhere' }, now);
    if (done.state === 'nobody')
      throw new CommandError(`${reference} was written by an editor, and there is nobody to ask.`);
    if (done.state !== 'asked')
      throw new CommandError(`${reference} does not wait for a decision; nothing was asked.`);
    print(
      `${reference} is asked, by a mail to ${done.to}. The link in it works for ${limits.answerLinkDays} days.`,
    );
  },
});
