import { serverNow } from '@banyan/api/client';
import type { OfficeEvent } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { takeBackModule } from '../../../kit/undo.ts';
import { useActions, useSay } from '../../../kit/useActions.ts';
import { useUndoBar } from '../../../kit/useUndoBar.ts';
import { pushUndo, undoStackAtom } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { pushTold, undoablesOf } from './notifications.ts';

/**
 * Actions of an event, and the undo of the last one.
 * @param hasForm Set if the form is on the screen, which shows its own results beside its button.
 */
export function useEventActions({ id, version, title }: OfficeEvent, hasForm: boolean) {
  const router = useRouter();
  const line = `event ${id} whole`;
  const { busy, say, run } = useActions(line);
  // The dialog that asks for the reason shows its error, too.
  const canceling = useActions();
  const params = { id };
  const [newest] = useAtomValue(undoStackAtom);
  const latest = newest?.id.startsWith(undoablesOf(id)) ? newest.id : undefined;
  const isAtForm = hasForm && latest !== undefined && newest?.isAtForm === true;
  const sayAtForm = useSay(`event ${id}`);
  const { bar, undo } = useUndoBar(latest, isAtForm ? sayAtForm : say);

  const copy = () =>
    run(`Copy “${title}”`, (options) => client.copyEvent({}, { params, ...options }), {
      after: (made) => router.navigate({ to: '/office/events/$id', params: { id: made.id } }),
    });
  const hide = () =>
    run(
      `Remove “${title}” from the site`,
      (options) => client.hideEvent({ version }, { params, ...options }),
      'It is a draft.',
    );
  const showAgain = () =>
    run(`Show “${title}” again`, (options) => client.showEvent({ version }, { params, ...options }), {
      done: (answer) =>
        pushTold(id, `“${title}” is back on.`, answer) === undefined ? 'It is on the site.' : undefined,
    });
  const cancel = async (reason: string) => {
    const answer = await canceling.run(`Cancel “${title}”`, (options) =>
      client.cancelEvent({ version, reason }, { params, ...options }),
    );
    if (answer)
      pushUndo({
        id: `${undoablesOf(id)}${Date.now()}`,
        words: `“${title}” is canceled.`,
        at: serverNow(),
        leavesAt: answer.leavesAt,
        emails: answer.told,
        isFinal: true,
        way: { kind: 'event canceled', id, title },
      });
    return answer !== undefined;
  };
  const uncancel = () =>
    run(
      `Undo the cancellation of “${title}”`,
      async () => {
        const takeBack = await takeBackModule.load();
        return takeBack({ kind: 'event canceled', id, title });
      },
      { done: (came) => (typeof came === 'string' ? came : came.words) },
    );
  return {
    busy: (busy ?? canceling.busy) !== undefined,
    /** Subject of the result message. */
    line,
    /** Reason the event could not be canceled. */
    cancelError: canceling.said?.tone === 'critical' ? canceling.said.words : undefined,
    bar: isAtForm ? undefined : bar,
    undo,
    copy,
    hide,
    showAgain,
    cancel,
    uncancel,
  };
}
