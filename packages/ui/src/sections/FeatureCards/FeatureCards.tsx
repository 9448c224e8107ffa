import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureCards.css.ts';

export interface FeatureCardsProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading, a few words. @default 'What We Do' */
  heading?: ReactNode;
  /** `FeatureCard`s: rows on phones, two columns from 768 px, three from 968. */
  children: ReactNode;
}

/** What the association does, a drawing and a line each. Belongs in a `Container`. For large pictures use `FeatureTiles`. */
export function FeatureCards({ heading = 'What We Do', className, children, ...rest }: FeatureCardsProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.section, className)}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}
