import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { eventWriting } from '../events/editing/test-writing.ts';
import { publishNews, removeNews } from '../news/test-news.ts';
import { questionsAbout } from '../questions/rows.ts';
import { readQueue } from '../review/ask.ts';
import { addReason } from '../review/reasons.ts';
import { referenceOf } from '../review/submissions.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { factsOf, titleOf } from '../review/words.ts';

/**
 * Actions of volunteers for tests of the whole product. They use the data of a running site from another process.
 * @param variables Environment variables that the site was started with.
 */
export async function openAsVolunteer(variables: Readonly<Record<string, string | undefined>>) {
  const config = readConfig(variables);
  const database = await openDatabase(config);
  const review = reviewing({ config, database });
  const events = eventWriting({ config, database });
  return {
    close: () => database.destroy(),
    review,
    events,
    publishNews: (title: string, markdown: string) => publishNews(database, { title, markdown }),
    removeNews: (id: string) => removeNews(database, id),
    addReason: (title: string, reason: string) =>
      addReason(database, { title, kind: '', reason }, { who: 'Kiran' }, Date.now()),
    /** Pending submissions, those with answers first; then those that await an answer. */
    async queue() {
      const { answered, waiting, asked } = await readQueue(database);
      const lineOf = (submission: (typeof waiting)[number], isAnswered: boolean) => ({
        ref: referenceOf(submission),
        kind: submission.kind,
        title: titleOf(submission),
        facts: factsOf(submission),
        isAnswered,
      });
      return [
        ...answered.map(({ submission }) => lineOf(submission, true)),
        ...[...waiting, ...asked.map(({ submission }) => submission)].map((one) => lineOf(one, false)),
      ];
    },
    /** Answers to questions about a submission. */
    async answersAbout(ref: string): Promise<string[]> {
      const { row } = await review.named(ref);
      return (await questionsAbout(database, [row.id])).flatMap(({ answer }) => answer ?? []);
    },
  };
}
