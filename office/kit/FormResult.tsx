import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { store } from '../shell/atoms/asked.ts';
import { resultAtom } from '../shell/atoms/result.ts';
import { type Undoable, undoStackAtom } from '../shell/atoms/undo.ts';
import { ActionResult } from '../shell/components/ActionResult/ActionResult.tsx';
import { useShortcuts } from '../shell/useShortcuts.ts';
import { useUndoBar } from './useUndoBar.ts';
import { timeWords } from './words/times.ts';
import { useNowUntil } from './words/useNowUntil.ts';

export interface FormResultProps {
  /** Name of the line, as in `Result`: `news news-laptops`. */
  subject: string;
}

/** Sentence about the send time of an action's emails, appended to its result. */
function sendWords({ leavesAt, emails: messages = 1, isMailSetUp = true }: Undoable): string {
  if (leavesAt === null) return '';
  const emails = messages === 1 ? '1 email' : `${messages.toLocaleString('en-US')} emails`;
  if (!isMailSetUp) return ` ${emails} scheduled; email is not turned on.`;
  return ` ${emails} ${messages === 1 ? 'sends' : 'send'} at ${timeWords(leavesAt)}.`;
}

/** Undo deadline of an action, in milliseconds; `undefined` if it has none. */
const endOf = (act: Undoable | undefined) =>
  act?.isFinal && act.leavesAt !== null ? Date.parse(act.leavesAt) : undefined;

/** Number of mounted lines by subject: a line may move to another part of the screen. */
const mounted = new Map<string, number>();

/**
 * Result line beside the buttons of a form, a list or a row. It shows the result of the last action, its link to the site, and its
 * undo.
 */
export function FormResult({ subject }: FormResultProps) {
  const [result, setResult] = useAtom(resultAtom);
  const acts = useAtomValue(undoStackAtom);
  const line = useRef<HTMLDivElement>(null);
  const own = result?.subject === subject ? result : undefined;
  const act = own && acts.find(({ id }) => id === own.undoId);
  const { bar } = useUndoBar(acts[0] === act ? act?.id : undefined, (next) =>
    setResult(
      next && {
        subject,
        ...next,
        // Keeps the undo after a failed attempt, so that it can be tried again.
        undoId: next.tone === 'critical' ? own?.undoId : undefined,
      },
    ),
  );
  const end = endOf(act);
  const now = useNowUntil(end);
  const undo = bar && (end === undefined || now < end) ? bar.onUndo : undefined;
  useShortcuts('list', undo ? { z: undo } : {});

  useEffect(() => {
    mounted.set(subject, (mounted.get(subject) ?? 0) + 1);
    return () => {
      mounted.set(subject, (mounted.get(subject) ?? 1) - 1);
      // Clears the result when its line is gone, so that it does not appear on another screen or on a later visit.
      setTimeout(() => {
        if (mounted.get(subject) === 0 && store.get(resultAtom)?.subject === subject)
          store.set(resultAtom, undefined);
      });
    };
  }, [subject]);
  useEffect(() => {
    if (!own) return;
    const show = () => line.current?.scrollIntoView({ block: 'nearest' });
    show();
    // Images and the preview may move the line for a moment.
    const moves = new ResizeObserver(show);
    moves.observe(document.body);
    const end = setTimeout(() => moves.disconnect(), 1_000);
    return () => {
      clearTimeout(end);
      moves.disconnect();
    };
  }, [own]);

  return (
    <ActionResult
      ref={line}
      words={own && `${own.words}${act && own.tone === 'success' ? sendWords(act) : ''}`}
      tone={own?.tone}
      {...(own?.viewHref !== undefined && viewOf(own.viewHref))}
      onUndo={undo}
      onSendNow={bar?.onSendNow}
      busy={bar?.busy}
    />
  );
}

const viewOf = (viewHref: string) => ({
  viewHref,
  onCopyLink: () => navigator.clipboard.writeText(new URL(viewHref, window.location.href).href),
});
