import { useId } from 'react';
import { type Brand, Lockup } from '../Brand/index.ts';
import * as styles from './Footer.css.ts';
import { type FooterItem, Item } from './FooterItem.tsx';

export interface FooterGroup {
  heading: string;
  items: readonly FooterItem[];
}

export interface FooterColumnsProps {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** Sentence under the lockup about the association. */
  note: string;
  /** Up to four groups, one column each; the last one may be long. */
  groups: readonly FooterGroup[];
  /** Accessible name of the navigation. @default 'Footer' */
  label?: string;
}

/**
 * Content of a `Footer`: the lockup and the groups of links. At 1280 px the lockup and one column per group; at 768 px the lockup
 * above the groups; at 390 px two columns, and a third group at the end in two columns. The group headings name their lists and
 * are not part of the page’s outline. Links and text only: a site may cache the server’s HTML of it.
 */
export function FooterColumns({ brand, note, groups, label = 'Footer' }: FooterColumnsProps) {
  return (
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
