import { type ComponentProps, useId } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SortLinks.css.ts';

/** One order of a list, and the address of the list in it. */
export interface SortChoice {
  label: string;
  href: string;
  /** The list stands in this order now. */
  chosen: boolean;
}

export interface SortLinksProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The orders, each with its address. */
  choices: readonly SortChoice[];
  /** Before the choices; names them. @default 'Sort by' */
  label?: string;
  /** Instead of following the link: the list is ordered in place. */
  onSort?: (href: string) => void;
}

/**
 * The orders of a list as links: they work without scripts, and each can be opened beside. Stands in a `ListStatus`. For
 * what narrows a list use chips; for its pages, `Pagination`.
 */
export function SortLinks({ choices, label = 'Sort by', onSort, className, ...rest }: SortLinksProps) {
  const id = useId();
  return (
    <div {...rest} className={classNames(styles.row, className)}>
      <span id={id}>{label}</span>
      <ul aria-labelledby={id} className={styles.choices}>
        {choices.map(({ label, href, chosen }) => (
          <li key={label}>
            <a
              href={href}
              aria-current={chosen || undefined}
              className={styles.choice}
              onClick={(event) => {
                if (!onSort || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onSort(href);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
