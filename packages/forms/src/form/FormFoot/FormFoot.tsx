import { Text } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './FormFoot.css.ts';

export type FormBodyProps = ComponentProps<'form'>;

/**
 * Form with its parts in one column. The browser's validation is off, because only our rules decide. While `inert` it is invisible
 * but keeps its place: for a form that only a script can send. Without scripts an `inert` form takes no space.
 */
export function FormBody({ className, ...rest }: FormBodyProps) {
  return <form {...rest} noValidate className={classNames(styles.form, className)} />;
}

export interface FormFootProps extends ComponentProps<'div'> {
  /** Text beside the buttons: what the visitor receives. On phones it is above the buttons, which get the full width. */
  note?: ReactNode;
}

/** Last row of a form: back or clear on the left, the main button on the right. For buttons outside a form use `Cluster`. */
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
