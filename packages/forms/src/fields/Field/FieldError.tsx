import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import * as styles from './Field.css.ts';

export type FieldErrorProps = ComponentProps<'p'>;

/** What is wrong with one answer, right under it. For what went wrong with the whole form use `Notice`. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={classNames(styles.error, className)}>
      <Icon icon={CircleAlert} size={17} className={styles.icon} />
      {children}
    </p>
  );
}
