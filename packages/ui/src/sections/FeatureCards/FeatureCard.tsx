import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { type Activity, ActivityDrawing } from '../../imagery/ActivityDrawing/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureCards.css.ts';

export interface FeatureCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What is done: `Events`. The link's name, where there is one. */
  title: ReactNode;
  /** The drawing above it. */
  activity: Activity;
  /** The page about it. Without one the card is no link. */
  href?: string;
  /** One line. */
  children: ReactNode;
}

/** One thing the association does. Only inside `FeatureCards`. */
export function FeatureCard({ title, activity, href, className, children, ...rest }: FeatureCardProps) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      <ActivityDrawing activity={activity} className={styles.drawing} />
      <Heading level={3} size="h3">
        {href === undefined ? (
          title
        ) : (
          <SafeLink href={href} className={styles.link}>
            {title}
          </SafeLink>
        )}
      </Heading>
      <Text tone="quiet">{children}</Text>
    </li>
  );
}
