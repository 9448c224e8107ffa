import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'critical'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'role' | 'aria-labelledby' | 'title'> {
  /** Short heading. It becomes the accessible name. */
  heading: ReactNode;
  /** Meaning of the message, not its color. @default 'info' */
  tone?: NoticeTone;
  /** Announces the message: set it if it appears after an action of the reader. */
  live?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/** Message set apart from the page. For a field’s error use `FieldError`; for a short message use `toast`. */
export function Notice({ heading, tone = 'info', live = false, className, children, ...rest }: NoticeProps) {
  const headingId = useId();
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <section
      {...rest}
      role={live ? role : undefined}
      aria-labelledby={headingId}
      className={classNames(styles.notice, styles.tones[tone], className)}
    >
      <Icon icon={icons[tone]} className={styles.icon} />
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </section>
  );
}
