import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Sidebar.css.ts';

export type SidebarProps = ComponentProps<'div'>;

/**
 * Narrow part and wide part side by side from 968 px, such as an upright `OnPageIndex` and its sections. For two parts that both
 * grow use `Split`.
 */
export function Sidebar({ className, ...rest }: SidebarProps) {
  return <div {...rest} className={classNames(styles.sidebar, className)} />;
}
