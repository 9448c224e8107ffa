import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './Doors.css.ts';

export const doorTones = ['tint', 'field'] as const;
export type DoorTone = (typeof doorTones)[number];

export interface DoorProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What lies behind it: `Find a job`. The link's name. */
  title: ReactNode;
  href: string;
  /** One of each stand beside each other. @default 'tint' */
  tone?: DoorTone;
  /** One line. */
  children: ReactNode;
}

/** One of two ways in. Only inside `Doors`. */
export function Door({ title, href, tone = 'tint', className, children, ...rest }: DoorProps) {
  return (
    <li
      {...rest}
      className={classNames(tone === 'field' && onField, styles.door, styles.tones[tone], className)}
    >
      <Heading level={3} size="h2" className={styles.heading}>
        <SafeLink href={href} className={styles.link}>
          {title}
        </SafeLink>
      </Heading>
      <Text className={styles.text}>{children}</Text>
      <Icon icon={ArrowRight} size={36} strokeWidth={1.25} className={styles.arrow} />
    </li>
  );
}
