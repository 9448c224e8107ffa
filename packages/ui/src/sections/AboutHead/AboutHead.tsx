import type { ComponentProps, ReactNode } from 'react';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { YearComb, type YearCombProps } from '../../imagery/YearComb/index.ts';
import { PageHead, type PageHeadProps } from '../PageHead/index.ts';
import * as styles from './AboutHead.css.ts';

export interface AboutFigure {
  /** A year or a count: `170+`. */
  value: string;
  /** What it counts, in a few words. */
  label: ReactNode;
}

export interface AboutHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: PageHeadProps['title'];
  /** Two or three lines that say what the page is for. */
  lede: PageHeadProps['lede'];
  /** The year the college opened, the association's first, and the last one drawn. */
  years: Pick<YearCombProps, 'from' | 'founded' | 'to'>;
  /**
   * Three. The first stands at the left, under the college's years; the second at the right, against the association's;
   * the third below those.
   */
  figures: readonly AboutFigure[];
  /** To the years one by one. */
  more?: { label: string; href: string };
}

/**
 * The head of the about page: title and lede on the ground, and hanging from it one line for every year. Belongs in a
 * `Container`. Other pages begin with a `PageHead`.
 */
export function AboutHead({ title, lede, years, figures, more, ...rest }: AboutHeadProps) {
  return (
    <PageHead {...rest} title={title} lede={lede}>
      <div className={styles.time}>
        <YearComb {...years} className={styles.comb} />
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={value} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {more ? (
          <p>
            <MoreLink href={more.href}>{more.label}</MoreLink>
          </p>
        ) : null}
      </div>
    </PageHead>
  );
}
