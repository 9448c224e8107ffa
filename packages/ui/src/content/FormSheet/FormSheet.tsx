import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { StringTelephone } from '../../imagery/StringTelephone/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FormSheet.css.ts';

export interface FormSheetProps extends ComponentProps<'div'> {
  /** Recipient of the message. Omit it after the message is sent. */
  to?: ReactNode;
  /** Label before the recipient. @default 'To' */
  toLabel?: ReactNode;
  /** Content beside the form: usually other ways to reach the same people, as an `IndexList`. */
  aside?: {
    heading: ReactNode;
    content: ReactNode;
    /** @default the string telephone */
    drawing?: ReactNode;
  };
  /** Form, or the content that replaces it after the message is sent. */
  children: ReactNode;
}

/**
 * Contact form that looks like a letter: one sheet, and from 968 px other ways to write beside it. Belongs on a sunk `Section`.
 * For a form of several steps use `Split`.
 */
export function FormSheet({ to, toLabel = 'To', aside, className, children, ...rest }: FormSheetProps) {
  const asideId = useId();
  return (
    <div {...rest} className={classNames(styles.layout, className)}>
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
