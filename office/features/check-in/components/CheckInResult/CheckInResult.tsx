import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, History, X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './CheckInResult.css.ts';

/** Somebody comes in; somebody is in already; somebody is not let in. */
const checkInResultTones = ['in', 'already', 'refused'] as const;
type CheckInResultTone = (typeof checkInResultTones)[number];

export interface CheckInResultProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** What came of it: they come in, they are in already, or they are not let in. */
  tone: CheckInResultTone;
  /** What it means, in two words: "Come in". */
  say: string;
  /** Whom it is about, or which event. */
  name: string;
  /** "1987, and two guests" */
  facts?: string | undefined;
  /** Buttons: what can be done about it. */
  acts?: ReactNode;
}

const signs = { in: Check, already: History, refused: X };

/** What came of a ticket or a name, as large as the camera: a colour, a sign and words. */
export const CheckInResult = ({ tone, say, name, facts, acts, className, ...rest }: CheckInResultProps) => (
  <div
    {...rest}
    role={tone === 'refused' ? 'alert' : 'status'}
    className={classNames(styles.field, styles.tones[tone], className)}
  >
    <p className={styles.say}>
      <Icon icon={signs[tone]} size={34} strokeWidth={2.5} />
      {say}
    </p>
    <p className={styles.name}>{name}</p>
    {facts && <p className={styles.facts}>{facts}</p>}
    {acts && <div className={styles.acts}>{acts}</div>}
  </div>
);
