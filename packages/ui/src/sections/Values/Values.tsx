import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Values.css.ts';

export interface ValuesProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading, a few words. */
  heading: ReactNode;
  /** One or two sentences under the heading. */
  text?: ReactNode;
  /** The button: `LEARN MORE`. */
  action: { label: string; href: string };
  /** Three `ValueCard`s. */
  children: ReactNode;
}

/**
 * Why to join: words whose foot stands on the ground of three drawings that grow. In rows on phones. Belongs in a
 * `Container`; the air around it is the section's.
 */
export function Values({ heading, text, action, className, children, ...rest }: ValuesProps) {
  const headingId = useId();
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.values, className)}>
      <div className={styles.intro}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {text ? (
          <Text tone="quiet" measure>
            {text}
          </Text>
        ) : null}
        <ButtonLink href={action.href} variant="line">
          {action.label}
        </ButtonLink>
      </div>
      <ol className={styles.cards}>{children}</ol>
    </section>
  );
}
