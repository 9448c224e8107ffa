import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { StringTelephone } from '../../imagery/StringTelephone/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Letter.css.ts';

export interface LetterProps extends ComponentProps<'div'> {
  /** Who reads it. Left out once the letter is sent. */
  to?: ReactNode;
  /** Before whoever it is for. @default 'To' */
  toLabel?: ReactNode;
  /** What stands beside it: usually other ways to reach the same people, an `IndexList`. */
  aside?: {
    heading: ReactNode;
    content: ReactNode;
    /** @default the string telephone */
    drawing?: ReactNode;
  };
  /** The form, or what stands there once it was sent. */
  children: ReactNode;
}

/**
 * A form as a letter: one sheet, and beside it from 968 px other ways to write. Belongs on a sunk `Section`. For a
 * form of several steps use `Split`.
 */
export function Letter({ to, toLabel = 'To', aside, className, children, ...rest }: LetterProps) {
  const asideId = useId();
  return (
    <div {...rest} className={classNames(styles.letter, className)}>
      <div className={styles.sheet}>
        {to ? (
          <p className={styles.to}>
            <Text element="span" size="small" tone="quiet">
              {toLabel}
            </Text>
            <span className={styles.addressee}>{to}</span>
          </p>
        ) : null}
        {children}
      </div>
      {aside ? (
        <aside className={styles.aside} aria-labelledby={asideId}>
          {aside.drawing === undefined ? <StringTelephone /> : aside.drawing}
          <Heading level={2} size="h3" id={asideId} className={styles.asideHeading}>
            {aside.heading}
          </Heading>
          {aside.content}
        </aside>
      ) : null}
    </div>
  );
}
