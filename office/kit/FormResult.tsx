import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useUndoBar } from '../features/review/screens/useUndoBar.ts';
import { store } from '../shell/atoms/asked.ts';
import { resultAtom } from '../shell/atoms/result.ts';
import { type Undoable, undoStackAtom } from '../shell/atoms/undo.ts';
import { ActionResult } from '../shell/components/ActionResult/ActionResult.tsx';
import type { Said } from './useDeed.ts';
import { timeWords } from './words/times.ts';

export interface FormResultProps {
  /** Kind and id of what the form changes: `news news-laptops`. */
  subject: string;
  /** What an action of the form says by itself, such as why it failed. */
  said?: Said | undefined;
}

/** When the emails of an action are sent, as a sentence behind its own. */
function sendWords({ leavesAt, letters = 1, isMailSetUp = true }: Undoable): string {
  if (leavesAt === null) return '';
  const emails = letters === 1 ? '1 email' : `${letters} emails`;
  if (!isMailSetUp) return ` ${emails} scheduled; email is not turned on.`;
  return ` ${emails} ${letters === 1 ? 'sends' : 'send'} at ${timeWords(leavesAt)}.`;
}

/** The line beside a form's button: what came of the last action, how to see it on the site, and its undo. */
export function FormResult({ subject, said }: FormResultProps) {
  const [result, setResult] = useAtom(resultAtom);
  const acts = useAtomValue(undoStackAtom);
  const line = useRef<HTMLDivElement>(null);
  const own = result?.subject === subject ? result : undefined;
  const act = own && acts.find(({ id }) => id === own.undoId);
  const { bar } = useUndoBar(acts[0] === act ? act?.id : undefined, (next) =>
    setResult(next && { ...next, subject }),
  );
  const shown = said ?? own;

  // A result that comes with the screen of something new takes the focus: the button that was pressed is gone.
  const comesAlong = useRef(own !== undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    if (comesAlong.current) line.current?.focus({ preventScroll: true });
    comesAlong.current = false;
    return () => {
      isHere.current = false;
      // It is not said on another screen, nor when somebody comes back to this one.
      setTimeout(() => {
        if (!isHere.current && store.get(resultAtom)?.subject === subject) store.set(resultAtom, undefined);
      });
    };
  }, [subject]);
  useEffect(() => {
    if (!shown) return;
    const show = () => line.current?.scrollIntoView({ block: 'nearest' });
    show();
    // Pictures and the preview may move the line for another moment.
    const moves = new ResizeObserver(show);
    moves.observe(document.body);
    const end = setTimeout(() => moves.disconnect(), 1_000);
    return () => {
      clearTimeout(end);
      moves.disconnect();
    };
  }, [shown]);

  return (
    <ActionResult
      ref={line}
      words={shown && `${shown.words}${!said && act ? sendWords(act) : ''}`}
      tone={shown?.tone}
      {...(!said && own?.viewHref !== undefined && viewOf(own.viewHref))}
      onUndo={said ? undefined : bar?.onUndo}
      busy={bar?.busy}
    />
  );
}

const viewOf = (viewHref: string) => ({
  viewHref,
  onCopyLink: () => navigator.clipboard.writeText(new URL(viewHref, window.location.href).href),
});
