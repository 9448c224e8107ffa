import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './LinkPanels.css.ts';

export const linkPanelTones = ['tint', 'inverse'] as const;
export type LinkPanelTone = (typeof linkPanelTones)[number];

export interface LinkPanelProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What lies behind it: `Find a job`. The link's name. */
  title: ReactNode;
  /** Where it leads. */
  href: string;
  /** One of each stand beside each other. @default 'tint' */
  tone?: LinkPanelTone;
  /** One line. */
  children: ReactNode;
}

/** One of two ways in. Only inside `LinkPanels`. */
export function LinkPanel({ title, href, tone = 'tint', className, children, ...rest }: LinkPanelProps) {
  return (
    <li
      {...rest}
      className={classNames(tone === 'inverse' && onField, styles.panel, styles.tones[tone], className)}
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
