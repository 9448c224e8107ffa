import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, History, X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './CheckInResult.css.ts';

/** Tones of a result: checked in, already checked in, rejected. */
const checkInResultTones = ['in', 'already', 'refused'] as const;
type CheckInResultTone = (typeof checkInResultTones)[number];

export interface CheckInResultProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** Result: the person is checked in, was already checked in, or is rejected. */
  tone: CheckInResultTone;
  /** Result in two words: "Come in". */
  say: string;
  /** Name of the person or event. */
  name: string;
  /** Details: "1987, and two guests". */
  facts?: string | undefined;
  /** Buttons for follow-up actions. */
  acts?: ReactNode;
}

const signs = { in: Check, already: History, refused: X };

/** Result of a scanned ticket or a chosen name, as large as the camera view: a color, an icon and words. */
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
