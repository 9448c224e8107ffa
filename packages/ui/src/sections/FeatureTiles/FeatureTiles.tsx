import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureTiles.css.ts';

export interface FeatureTilesProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading, a few words. @default 'Ways to Engage' */
  heading?: ReactNode;
  /** One or two sentences under the heading. */
  text?: ReactNode;
  /** Six `FeatureTile`s. */
  children: ReactNode;
}

/**
 * Ways to take part, as drawings of unequal width on ground lines; two beside each other from 768 px, rows on phones.
 * Belongs in a `Container`. For reasons to join use `Values`; for places to go on to, `IndexList`.
 */
export function FeatureTiles({
  heading = 'Ways to Engage',
  text,
  className,
  children,
  ...rest
}: FeatureTilesProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.section, className)}>
      <div className={styles.intro}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {text ? (
          <Text tone="quiet" measure>
            {text}
          </Text>
        ) : null}
      </div>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  );
}
