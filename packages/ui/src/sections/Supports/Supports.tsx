import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Supports.css.ts';

export interface SupportsProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** @default 'What Your Gift Supports' */
  heading?: ReactNode;
  /** How to name an area when giving. */
  text?: ReactNode;
  /** `SupportedArea`s. */
  children: ReactNode;
}

/** What gifts pay for, one ruled row each beside the heading. Belongs in a `Container`. For links use `IndexList`. */
export function Supports({
  heading = 'What Your Gift Supports',
  text,
  className,
  children,
  ...rest
}: SupportsProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.supports, className)}>
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
