import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading, a few words. @default 'What Your Gift Supports' */
  heading?: ReactNode;
  /** How to name an area when giving. */
  text?: ReactNode;
  /** `FeatureListItem`s. */
  children: ReactNode;
}

/** What gifts pay for, one ruled row each beside the heading. Belongs in a `Container`. For links use `IndexList`. */
export function FeatureList({
  heading = 'What Your Gift Supports',
  text,
  className,
  children,
  ...rest
}: FeatureListProps) {
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
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
