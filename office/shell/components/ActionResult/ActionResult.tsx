import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert, CircleCheck } from 'lucide';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import * as styles from './ActionResult.css.ts';

export interface ActionResultProps {
  /** Result as a sentence: "Published."; undefined if there is none. */
  words?: string | undefined;
  /** Tone of the result: success or failure. @default 'success' */
  tone?: 'success' | 'critical';
  /** Page of the site that shows the result. */
  viewHref?: string | undefined;
  /** Copies the URL of that page. Rejects if the browser does not allow it. */
  onCopyLink?: (() => Promise<void>) | undefined;
  /** Undoes the action. Without it there is no such button. */
  onUndo?: (() => void) | undefined;
  /** Sends the scheduled email of the action right away. Without it there is no such button. */
  onSendNow?: (() => void) | undefined;
  /** True while the undo or the sending is in progress. @default false */
  busy?: boolean;
  /** Element of the line, used to scroll it into view. */
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
 * Result line beside the button that was pressed, with its next actions. It is announced. Render it before there is a result: a
 * live region announces only changes inside it.
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
  // Rendered after the region itself, so that a result on a new page is announced, too.
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
