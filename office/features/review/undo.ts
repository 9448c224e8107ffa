import { serverNow } from '@banyan/api/client';
import { mostItems, officeMessages, type QueueRow } from '@banyan/api/office';
import { withStepUp } from '../../kit/withStepUp.ts';
import { store } from '../../shell/atoms/asked.ts';
import { Overtaken, type TakenBack } from '../../shell/atoms/undo.ts';
import { client } from '../../shell/client.ts';
import { portionsOf, takenBackWords, type Undone } from './components/answers.ts';
import { markDecidedAtom, readAgainAtom } from './screens/queueAtom.ts';

/** Row of the queue that was decided. */
type Decided = Pick<QueueRow, 'ref' | 'version' | 'kind' | 'title'>;

export const reviewUndo = {
  /** Undoes decisions. @param way Rows, each with the time of its decision. */
  async decisions({ rows }: { rows: readonly (Decided & { at: string })[] }): Promise<TakenBack> {
    const answers: Undone[] = [];
    for (const portion of portionsOf(rows, mostItems)) {
      const items = portion.map(({ ref, at }) => ({ ref, at }));
      answers.push(...(await withStepUp('Undo', (options) => client.undoDecision({ items }, options))).items);
    }
    store.set(markDecidedAtom, rows, false);
    const [only, ...others] = answers;
    const isLate = only?.state === 'done' && only.email === 'sent' && others.length === 0;
    return { words: takenBackWords(answers, serverNow()), ...(isLate && { writeTo: { about: only.ref } }) };
  },
  async question({ row, question }: { row: Decided; question: string }): Promise<string> {
    const { ref } = row;
    const { state } = await withStepUp('Withdraw the question', (options) =>
      client.undoAsk({ question }, { params: { ref }, ...options }),
    );
    store.set(markDecidedAtom, [row], false);
    if (state === 'left') return officeMessages.questionLeft;
    return takenBackWords([{ ref, state, email: 'withdrawn', sentAt: null }], serverNow());
  },
  async reply({ ref, reply, text }: { ref: string; reply: string; text: string }): Promise<string> {
    const params = { ref };
    const { state } = await withStepUp('Withdraw the reply', (options) =>
      client.undoReply({ reply }, { params, ...options }),
    );
    if (state === 'left') throw new Overtaken(officeMessages.replyLeft);
    // A volunteer who withdraws a reply usually wants to send it with other words, so its text becomes a draft.
    await client.saveDraft({ text: { reply: text } }, { params: { kind: 'reply', ref } });
    store.set(readAgainAtom, (count) => count + 1);
    return 'The reply is withdrawn. Its text is kept as a draft.';
  },
};
