import type { ComponentProps, ReactNode } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ListFoot.css.ts';

export interface ListFootProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Part of the list that is shown: `1 to 6 of 27`. Announced when it changes; empty while there are no items. */
  count: string;
  /** The list’s `Pagination`. */
  children?: ReactNode;
}

/** Foot of a long list: the part that is shown, and the pagination. Keep it mounted while the list changes. */
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
