import type { ComponentProps, ReactNode } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ListFoot.css.ts';

export interface ListFootProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which part of how many is shown: `1 to 6 of 27`. Announced when it changes; empty while there is nothing. */
  count: string;
  /** The `Pagination`. */
  children?: ReactNode;
}

/** What stands under a long list: how much of it is shown, and its pages. Keep it in the page while the list changes. */
export function ListFoot({ count, className, children, ...rest }: ListFootProps) {
  return (
    <div {...rest} className={classNames(styles.foot, className)}>
      <Text size="small" tone="quiet" role="status">
        {count}
      </Text>
      {children}
    </div>
  );
}
