import type { ComponentProps } from 'react';
import { ChipLink } from '../../elements/Chip/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './OnPageIndex.css.ts';

export interface OnPageIndexProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** One per section: its name and the id of its heading as a hash, `#events`. */
  items: readonly { label: string; href: `#${string}` }[];
  /** @default 'On this page' */
  'aria-label'?: string;
}

/**
 * The parts of a long page as chips that stay under the header; on phones they are one row that scrolls. Stands edge to
 * edge beside the sections it leads to: their headings then stop below it. To other pages, `IndexList`.
 */
export function OnPageIndex({
  items,
  className,
  'aria-label': label = 'On this page',
  ...rest
}: OnPageIndexProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.index, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <ChipLink href={item.href} className={styles.chip}>
              {item.label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
