import { type ComponentProps, useId } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SortLinks.css.ts';

/** Sort order of a list, with the address of the list in this order. */
export interface SortChoice {
  label: string;
  href: string;
  /** True for the current order. */
  chosen: boolean;
}

export interface SortLinksProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sort orders, each with its address. */
  choices: readonly SortChoice[];
  /** Label before the choices, and their accessible name. @default 'Sort by' */
  label?: string;
  /** Called instead of following the link: the page sorts the list in place. */
  onSort?: (href: string) => void;
}

/**
 * Sort orders of a list as links: they work without scripts and can be opened in a new tab. Belongs in a `ListStatus`. To
 * filter a list use chips; for its pages use `Pagination`.
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
