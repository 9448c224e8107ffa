import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Notice, type NoticeProps } from '../../elements/Notice/index.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from './RegisteredNotice.css.ts';

export interface RegisteredNoticeProps extends Omit<NoticeProps, 'tone' | 'children'> {
  /** The number under which the server keeps the registration; some give none. */
  reference?: string;
  /** Before the reference. @default 'Reference' */
  referenceLabel?: ReactNode;
  /** When and where, or what happens next: one sentence. */
  children?: ReactNode;
  /** What happens next, and what can be done: a sentence each. */
  steps?: readonly ReactNode[];
  /** The event as a calendar file. */
  calendar?: { label: string; href: string };
  /** What else can be done, beside the calendar: a `ShareButton`, a `MoreLink`. */
  actions?: ReactNode;
  /** Takes it away for good. */
  onDismiss: () => void;
  /** What puts it away. @default 'Dismiss' */
  dismissLabel?: string;
}

/**
 * Somebody registered, and this stays until they say so: the number, the calendar file. The passing word is a `toast`; in a
 * form's own place use `SuccessView`.
 */
export function RegisteredNotice({
  reference,
  referenceLabel = 'Reference',
  steps = [],
  calendar,
  actions,
  onDismiss,
  dismissLabel = 'Dismiss',
  children,
  ...rest
}: RegisteredNoticeProps) {
  return (
    <Notice {...rest} tone="success">
      {children === undefined ? null : <p>{children}</p>}
      {reference === undefined ? null : (
        <p>
          {referenceLabel} <b className={styles.reference}>{reference}</b>
        </p>
      )}
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move.
            <li key={place}>{step}</li>
          ))}
        </ol>
      ) : null}
      <div className={styles.actions}>
        {calendar ? (
          <IconLink href={calendar.href} icon={<Icon icon={CalendarPlus} />}>
            {calendar.label}
          </IconLink>
        ) : null}
        {actions}
        <Button variant="line" onClick={onDismiss}>
          {dismissLabel}
        </Button>
      </div>
    </Notice>
  );
}
