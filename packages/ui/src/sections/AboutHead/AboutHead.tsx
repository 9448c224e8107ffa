import type { ComponentProps, ReactNode } from 'react';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { YearComb, type YearCombProps } from '../../imagery/YearComb/index.ts';
import { PageHead, type PageHeadProps } from '../PageHead/index.ts';
import * as styles from './AboutHead.css.ts';

export interface AboutFigure {
  /** Year or count: `170+`. */
  value: string;
  /** Label of the figure, in a few words. */
  label: ReactNode;
}

export interface AboutHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Title of the page, its only h1. */
  title: PageHeadProps['title'];
  /** Purpose of the page, in two or three lines. */
  lede: PageHeadProps['lede'];
  /** Year in which the college opened, first year of the association, and last year drawn. */
  years: Pick<YearCombProps, 'from' | 'founded' | 'to'>;
  /**
   * Three figures. The first is on the left, under the college’s years; the second on the right, next to the association’s; the
   * third below those.
   */
  figures: readonly AboutFigure[];
  /** Link to the list of years. */
  more?: { label: string; href: string };
}

/**
 * Head of the about page: title and lede on the ground line, with one line for every year hanging from it. Belongs in a
 * `Container`. For other pages use `PageHead`.
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
