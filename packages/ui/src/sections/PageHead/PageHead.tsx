import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PageHead.css.ts';

export const pageHeadSizes = ['d1', 'd2'] as const;
export type PageHeadSize = (typeof pageHeadSizes)[number];

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode;
  /** Two or three lines that say what the page is for; at the title's right from 768 px. */
  lede?: ReactNode;
  /** A quieter line in the lede's place: privacy, dates. */
  note?: ReactNode;
  /** Anything else at the title's right: a button, a search. */
  aside?: ReactNode;
  /** `d1` stands on the ground line; `d2` is for pages whose next part brings its own line, as steps do. @default 'd1' */
  size?: PageHeadSize;
  /** On pages below another one. Breadcrumbs are not used. */
  back?: { label: string; href: string };
  /** What follows under the title, inside the head: the steps of a wizard. */
  children?: ReactNode;
}

/** How every page but the front page begins. Belongs in a `Container`. */
export function PageHead({
  title,
  lede,
  note,
  aside,
  size = 'd1',
  back,
  className,
  children,
  ...rest
}: PageHeadProps) {
  const beside = lede ?? note ?? aside;
  return (
    <header {...rest} className={classNames(styles.sizes[size], className)}>
      {back ? (
        <div className={styles.back}>
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
      ) : null}
      <div
        className={classNames(
          beside === undefined ? styles.alone : styles.row,
          size === 'd1' && styles.onGround,
        )}
      >
        <Heading level={1} size={size} className={styles.titles[size]}>
          {title}
        </Heading>
        {beside === undefined ? null : (
          <div>
            {lede ? <Text size="lede">{lede}</Text> : null}
            {note ? (
              <Text size="small" tone="quiet" className={styles.note}>
                {note}
              </Text>
            ) : null}
            {aside}
          </div>
        )}
      </div>
      {children}
    </header>
  );
}
