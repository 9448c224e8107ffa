import type { ComponentProps } from 'react';
import { ChipLink } from '../../elements/Chip/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './OnPageIndex.css.ts';

export const onPageIndexDirections = ['across', 'upright'] as const;
export type OnPageIndexDirection = (typeof onPageIndexDirections)[number];

export interface OnPageIndexProps extends ComponentProps<'nav'> {
  /** One per section: its name and the id of its heading as a hash, `#events`. Upright also from a page beside it: `/my#events`. */
  items: readonly { label: string; href: string }[];
  /** `across` as chips; `upright` hangs in a `Sidebar`, from 968 px only. @default 'across' */
  direction?: OnPageIndexDirection;
  /** The `href` of the part that one is at: the plumb hangs there. Upright only. */
  current?: string;
  /** @default 'On this page' */
  'aria-label'?: string;
}

/**
 * The parts of a long page. As chips they stay under the header, and on phones are one row that scrolls: it stands edge to edge
 * beside the sections it leads to, and their headings stop below it. Upright they hang on a plumb line beside the sections;
 * children stand below the last. To other pages, `IndexList`.
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
