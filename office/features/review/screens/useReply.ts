import { serverNow } from '@banyan/api/client';
import type { Submission } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { withStepUp } from '../../../kit/withStepUp.ts';
import { store } from '../../../shell/atoms/asked.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';

/** Subject of the result message that is shown below a message after a reply. */
export const replySubject = (ref: string) => `message ${ref}`;

/** Replies to messages. @param readAgain Reloads the open message. */
export function useReply(readAgain: () => void) {
  const router = useRouter();
  const refresh = () => {
    readAgain();
    void router.invalidate();
  };

  /** @throws as the API call does */
  return async ({ ref, name, version }: Submission, text: string): Promise<void> => {
    const params = { ref };
    const { reply, leavesAt, isMailSetUp } = await withStepUp(`Reply to ${name}`, (options) =>
      client.reply({ text, version }, { params, ...options }),
    );
    const subject = replySubject(ref);
    const undoId = `${subject} ${reply}`;
    pushUndo({
      id: undoId,
      words: `Your reply to ${name} is scheduled.`,
      at: serverNow(),
      leavesAt,
      isMailSetUp,
      isFinal: true,
      isAtForm: true,
      sendNow: { ref },
      way: { kind: 'reply', ref, reply, text },
    });
    store.set(resultAtom, { tone: 'success', subject, words: 'Your reply is scheduled.', undoId });
    refresh();
  };
}
