import type { ComponentProps } from 'react';
import { ChipLink } from '../../elements/Chip/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './OnPageIndex.css.ts';

export const onPageIndexDirections = ['across', 'upright'] as const;
export type OnPageIndexDirection = (typeof onPageIndexDirections)[number];

export interface OnPageIndexProps extends ComponentProps<'nav'> {
  /**
   * Items: the name of a section and its heading’s id as a hash, `#events`. An `upright` index may link from other pages:
   * `/my#events`.
   */
  items: readonly { label: string; href: string }[];
  /** `across` shows chips; `upright` belongs in a `Sidebar` and is shown from 968 px only. @default 'across' */
  direction?: OnPageIndexDirection;
  /** `href` of the current section, marked by the plumb. `upright` only. */
  current?: string;
  /** @default 'On this page' */
  'aria-label'?: string;
}

/**
 * Index of the sections of a long page. As chips it sticks below the header and is one scrolling row on phones. It needs the full
 * page width, as a sibling of its sections; their headings stop below it. Upright, it hangs on a plumb line beside the sections
 * and shows its children below the last item. For links to other pages use `IndexList`.
 */
export function OnPageIndex({
  items,
  direction = 'across',
  current,
  className,
  children,
  'aria-label': label = 'On this page',
  ...rest
}: OnPageIndexProps) {
  const isUpright = direction === 'upright';
  return (
    <nav
      {...rest}
      aria-label={label}
      className={classNames(isUpright ? styles.upright : styles.index, className)}
    >
      <ul className={isUpright ? styles.column : styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            {isUpright ? (
              <a
                href={item.href}
                aria-current={item.href === current ? 'true' : undefined}
                className={styles.link}
              >
                {item.label}
              </a>
            ) : (
              <ChipLink href={item.href} className={styles.chip}>
                {item.label}
              </ChipLink>
            )}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
