import { classNames } from '@banyan/ui/elements';
import type { ComponentProps } from 'react';
import * as styles from './FormFoot.css.ts';

export type FormBodyProps = ComponentProps<'form'>;

/** A form as one column of its parts. Only our rules decide what is valid, so the browser's are off. */
export function FormBody({ className, ...rest }: FormBodyProps) {
  return <form {...rest} noValidate className={classNames(styles.form, className)} />;
}

export type FormFootProps = ComponentProps<'div'>;

/** The last row of a form: back or clear on the left, the one way on at the right. */
export function FormFoot({ className, ...rest }: FormFootProps) {
  return <div {...rest} className={classNames(styles.foot, className)} />;
}
