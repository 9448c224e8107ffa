import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Notice, type NoticeProps } from '../../elements/Notice/index.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from './RegisteredNotice.css.ts';

export interface RegisteredNoticeProps extends Omit<NoticeProps, 'tone' | 'children'> {
  /** Reference number of the registration; some servers return none. */
  reference?: string;
  /** Label before the reference. @default 'Reference' */
  referenceLabel?: ReactNode;
  /** Sentence about time and place, or about the next step. */
  children?: ReactNode;
  /** Next steps, one sentence each. */
  steps?: readonly ReactNode[];
  /** Link to the event’s calendar file. */
  calendar?: { label: string; href: string };
  /** Further actions beside the calendar link: a `ShareButton`, a `MoreLink`. */
  actions?: ReactNode;
  /** Called when the visitor dismisses the notice; remove it permanently. */
  onDismiss: () => void;
  /** Label of the button that dismisses the notice. @default 'Dismiss' */
  dismissLabel?: string;
}

/**
 * Confirmation of a registration with reference number and calendar file; stays until the visitor dismisses it. For a short
 * message use `toast`; in place of the form use `SuccessView`.
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
