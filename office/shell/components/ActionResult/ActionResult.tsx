import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert, CircleCheck } from 'lucide';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import * as styles from './ActionResult.css.ts';

export interface ActionResultProps {
  /** The result as a sentence: "Published."; nothing while there is none. */
  words?: string | undefined;
  /** Whether the action was done or failed. @default 'success' */
  tone?: 'success' | 'critical';
  /** Page of the site that shows the result. */
  viewHref?: string | undefined;
  /** Copies the address of that page. Rejects when the browser does not allow it. */
  onCopyLink?: (() => Promise<void>) | undefined;
  /** Undoes the action; without it there is no such button. */
  onUndo?: (() => void) | undefined;
  /** Sends the scheduled email of the action right away; without it there is no such button. */
  onSendNow?: (() => void) | undefined;
  /** The undo, or the sending, is under way. @default false */
  busy?: boolean;
  /** The line itself, to scroll it into view. */
  ref?: Ref<HTMLDivElement>;
}

const copyLabels = { no: 'Copy link', yes: 'Link copied', failed: 'Link not copied' } as const;

function CopyLink({ onCopy }: { onCopy: () => Promise<void> }) {
  const [copied, setCopied] = useState<keyof typeof copyLabels>('no');
  const copy = () =>
    void onCopy().then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <button type="button" className={styles.action} onClick={copy}>
      {copyLabels[copied]}
    </button>
  );
}

/**
 * One line beside the button that was pressed: the result, and what can be done next. It is announced. Render it before there is a
 * result: a live region announces only what changes inside it.
 */
export function ActionResult({
  words,
  tone = 'success',
  viewHref,
  onCopyLink,
  onUndo,
  onSendNow,
  busy = false,
  ref,
}: ActionResultProps) {
  // Rendered after the region itself, so that a result that comes with a new page is announced, too.
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => setAnnounced(words), [words]);
  const undo = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) onUndo?.();
  };
  const isShown = words !== undefined && announced === words;
  return (
    <div ref={ref} role={tone === 'critical' ? 'alert' : 'status'} className={styles.place}>
      {isShown && (
        <div className={classNames(styles.line, styles.tones[tone])}>
          <span className={styles.message}>
            <Icon icon={tone === 'critical' ? CircleAlert : CircleCheck} size={18} className={styles.icon} />
            <span className={styles.words}>{words}</span>
          </span>
          {(viewHref !== undefined || onCopyLink || onSendNow || onUndo) && (
            <span className={styles.actions}>
              {viewHref !== undefined && (
                <a href={viewHref} target="_blank" rel="noopener" className={styles.action}>
                  View
                </a>
              )}
              {onCopyLink && <CopyLink onCopy={onCopyLink} />}
              {onSendNow && (
                <button
                  type="button"
                  aria-disabled={busy || undefined}
                  className={styles.action}
                  onClick={() => !busy && onSendNow()}
                >
                  Send now
                </button>
              )}
              {onUndo && (
                <button
                  type="button"
                  aria-keyshortcuts="z"
                  aria-disabled={busy || undefined}
                  aria-busy={busy || undefined}
                  className={styles.action}
                  onClick={undo}
                >
                  Undo
                </button>
              )}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
