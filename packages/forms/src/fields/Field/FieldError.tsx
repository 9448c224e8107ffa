import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import * as styles from './Field.css.ts';

export type FieldErrorProps = ComponentProps<'p'>;

/** Error of one answer, right under its control. For an error of the whole form use `Notice`. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={classNames(styles.error, className)}>
      <Icon icon={CircleAlert} size={17} className={styles.icon} />
      {children}
    </p>
  );
}
