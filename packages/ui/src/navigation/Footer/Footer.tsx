import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './Footer.css.ts';
import { type FooterItem, Item } from './FooterItem.tsx';

export interface FooterProps extends ComponentProps<'footer'> {
  /** Columns of the footer: `FooterColumns`. */
  children: ReactNode;
  /** Copyright line with its year. */
  rights: string;
  /** Links to policies. */
  legal: readonly FooterItem[];
  /** Small element at the end of the last row: `ModeSwitch`. */
  extra?: ReactNode;
}

/** Footer of every page, once: an indigo field, so the page content must not end on another one. */
export function Footer({ children, rights, legal, extra, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classNames(onField, styles.footer, className)}>
      <div className={styles.inner}>
        {children}
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
