import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import { type Brand, Lockup } from '../Brand/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterItem {
  label: string;
  /** Leave it out as long as there is no such page: the label is then text, never a dead link. */
  href?: string;
}

export interface FooterGroup {
  heading: string;
  items: readonly FooterItem[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  brand: Brand;
  /** One sentence under the lockup: who this is. */
  note: string;
  /** Up to four, a column each; the last one may be long. */
  groups: readonly FooterGroup[];
  /** Whose content this is, with its year. */
  rights: string;
  /** Policies. */
  legal: readonly FooterItem[];
  /** Names the navigation for screen readers. @default 'Footer' */
  label?: string;
  /** Something small at the end of the last row: `ModeSwitch`. */
  extra?: ReactNode;
}

/**
 * The foot of every page, once: an indigo field, so no page ends on another one. 1280: the lockup and a column per group; 768:
 * the lockup over the groups; 390: two by two, and a third group at the end in two columns. Its headings name their lists and
 * are none of the page's.
 */
export function Footer({
  brand,
  note,
  groups,
  rights,
  legal,
  label = 'Footer',
  extra,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={classNames(onField, styles.footer, className)}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Lockup brand={brand} size="large" />
            <p className={styles.note}>{note}</p>
          </div>
          <nav aria-label={label} className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.heading} {...group} />
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <span className={styles.rights}>{rights}</span>
          {legal.map((item) => (
            <Item key={item.label} {...item} className={item.href ? styles.legalLink : undefined} />
          ))}
          {extra ? <div className={styles.extra}>{extra}</div> : null}
        </div>
      </div>
    </footer>
  );
}

function Group({ heading, items }: FooterGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            <Item {...item} className={item.href ? styles.link : styles.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ label, href, className }: FooterItem & { className: string | undefined }) {
  if (!href) return <span className={className}>{label}</span>;
  const elsewhere = /^https?:/.test(href) ? { rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...elsewhere} className={className}>
      {label}
    </a>
  );
}
