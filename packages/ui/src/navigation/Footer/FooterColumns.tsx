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
  /** One sentence under the lockup: who this is. */
  note: string;
  /** Up to four, a column each; the last one may be long. */
  groups: readonly FooterGroup[];
  /** Names the navigation for screen readers. @default 'Footer' */
  label?: string;
}

/**
 * What a `Footer` holds: who this is, and where everything is. 1280: the lockup and a column per group; 768: the lockup over
 * the groups; 390: two by two, and a third group at the end in two columns. Its headings name their lists and are none of the
 * page's. Links and words only: a site may keep the server's HTML of it.
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
