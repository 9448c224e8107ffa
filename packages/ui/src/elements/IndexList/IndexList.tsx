import { ArrowRight, ArrowUpRight, Mail } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import { SafeLink, safeHref } from '../SafeLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './IndexList.css.ts';

export type IndexListProps = ComponentProps<'ul'>;

/**
 * List of links to further pages, one ruled row each. Its children are `IndexItem`. For a set of equal pictures use `Grid` and
 * `Card`.
 */
export function IndexList({ className, ...rest }: IndexListProps) {
  return <ul {...rest} className={classNames(styles.list, className)} />;
}

export interface IndexItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the target; the link’s name. */
  heading: ReactNode;
  /** Description of the target, in one line. */
  detail?: ReactNode;
  /** Address of the target. If it is missing or unsafe, the row is plain text. */
  href?: string;
}

/** Row of an `IndexList`. */
export function IndexItem({ heading, detail, href, className, ...rest }: IndexItemProps) {
  const safe = safeHref(href);
  const arrow = href?.startsWith('mailto:') ? Mail : safe?.elsewhere ? ArrowUpRight : ArrowRight;
  const words = (
    <>
      <span className={styles.words}>{heading}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
  return (
    <li {...rest} className={classNames(styles.item, className)}>
      {safe === undefined ? (
        <div className={styles.row}>{words}</div>
      ) : (
        <SafeLink href={href} className={styles.row}>
          {words}
          <Icon icon={arrow} className={styles.arrow} />
          {safe.elsewhere && <VisuallyHidden> (opens another site)</VisuallyHidden>}
        </SafeLink>
      )}
    </li>
  );
}
