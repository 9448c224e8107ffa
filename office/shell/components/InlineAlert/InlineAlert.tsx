import { Icon, type IconDrawing } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './InlineAlert.css.ts';

export const stripTones = ['info', 'success', 'warning', 'critical'] as const;
export type StripTone = (typeof stripTones)[number];

export interface InlineAlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Meaning of the message. @default 'info' */
  tone?: StripTone;
  /** Announces the message: set when it appears after an action of the reader. @default false */
  live?: boolean;
  /** Action for the message: one quiet `Button`. */
  action?: ReactNode;
  /** Icon that is more specific than the tone's own. */
  icon?: IconDrawing;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/** Message of one sentence across the column. For a message with a heading use `Notice`. */
export function InlineAlert({
  tone = 'info',
  live = false,
  action,
  icon = icons[tone],
  className,
  children,
  ...rest
}: InlineAlertProps) {
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={live ? role : undefined}
      className={classNames(styles.strip, styles.tones[tone], className)}
    >
      <Icon icon={icon} size={18} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
