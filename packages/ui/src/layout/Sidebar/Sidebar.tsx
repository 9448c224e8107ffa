import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Sidebar.css.ts';

export type SidebarProps = ComponentProps<'div'>;

/**
 * A narrow part and a wide one beside it from 968 px, such as an upright `OnPageIndex` and the parts it leads to. For two
 * parts that both grow use `Split`.
 */
export function Sidebar({ className, ...rest }: SidebarProps) {
  return <div {...rest} className={classNames(styles.sidebar, className)} />;
}
