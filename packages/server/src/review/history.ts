import type { Submission as Whole } from '@banyan/api/office';
import { actionsAbout } from '../audit/read.ts';
import { repliesTo } from '../contact/replies.ts';
import type { Database } from '../database/database.ts';
import type { QuestionTable } from '../database/review-tables.ts';
import { namesOf } from '../identity/volunteers.ts';
import type { Submission } from './submissions.ts';

type Happening = Whole['history'][number];

/** History entries by audit action. Other actions appear under their own name. */
const auditActions: Readonly<Record<string, Happening['what']>> = {
  approve: 'approved',
  reject: 'rejected',
  merge: 'merged',
  undo: 'taken back',
  'letter send': 'sent now',
};

function asked({ created_at, asked_by, question, answered_at, answer }: QuestionTable): Happening[] {
  const first = { at: created_at, who: asked_by, what: 'asked' as const, text: question };
  return answered_at === null || answer === null
    ? [first]
    : [first, { at: answered_at, who: '', what: 'answered', text: answer }];
}

/** Actions whose text is stored elsewhere and added from there. */
const toldByText: readonly string[] = ['ask', 'undo ask', 'reply', 'undo reply'];

/**
 * Actions, questions and replies of a submission in chronological order. Only the reason of the current decision is stored.
 * @param mergedInto Name of the entry that it was merged into, for a reader who may see that entry.
 */
export async function historyOf(
  database: Database,
  submission: Submission,
  questions: readonly QuestionTable[],
  mergedInto: string | undefined,
): Promise<Happening[]> {
  const { kind, row } = submission;
  const replies = kind === 'message' ? repliesTo(row) : [];
  const lines = await actionsAbout(database, `${kind} ${row.id}`);
  const names = await namesOf(database, [
    ...new Set(lines.flatMap(({ volunteer_id }) => volunteer_id ?? [])),
  ]);
  const done = lines
    .filter(({ action }) => !toldByText.includes(action))
    .map(({ at, who, volunteer_id, action }): Happening => {
      const what = (kind === 'message' && action === 'approve' ? 'handled' : auditActions[action]) ?? 'noted';
      const reason = what === 'merged' ? mergedInto : row.reason;
      const standing = at === row.decided_at ? (reason ?? '') : '';
      return {
        at,
        who: names.get(volunteer_id ?? '') ?? who,
        what,
        text: what === 'noted' ? action : standing,
      };
    });
  const replied = replies.map(({ at, who, text }): Happening => ({ at, who, what: 'replied', text }));
  return [...questions.flatMap(asked), ...replied, ...done].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
}
