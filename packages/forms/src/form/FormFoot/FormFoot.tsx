import { Text } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './FormFoot.css.ts';

export type FormBodyProps = ComponentProps<'form'>;

/**
 * A form as one column of its parts. Only our rules decide what is valid, so the browser's are off. While it
 * is `inert` it keeps its place, unseen: for one that only a script can send, which then says so. Without scripts it takes no place.
 */
export function FormBody({ className, ...rest }: FormBodyProps) {
  return <form {...rest} noValidate className={classNames(styles.form, className)} />;
}

export interface FormFootProps extends ComponentProps<'div'> {
  /** Beside the buttons: what one gets. On a phone it has the row above them, and they the whole width. */
  note?: ReactNode;
}

/** The last row of a form: back or clear on the left, the one way on at the right. For buttons of no form use `Cluster`. */
export function FormFoot({ note, className, children, ...rest }: FormFootProps) {
  return (
    <div {...rest} className={classNames(styles.foot, className)}>
      {note ? (
        <>
          <Text size="small" tone="quiet" element="div" className={styles.note}>
            {note}
          </Text>
          <div className={styles.buttons}>{children}</div>
        </>
      ) : (
        children
      )}
    </div>
  );
}
