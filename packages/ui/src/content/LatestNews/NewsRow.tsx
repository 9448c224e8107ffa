import type { ComponentProps } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import type { NewsSummary } from '../NewsCard/index.ts';
import * as styles from './LatestNews.css.ts';

type Shown = Omit<NewsSummary, 'summary' | 'image'>;

export interface NewsRowProps extends Shown, Omit<ComponentProps<'li'>, keyof Shown | 'children'> {
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** News item of an `ol`: date, title, category. With a picture use `NewsCard`. */
export function NewsRow({
  title,
  href,
  category,
  date,
  shortDate = date,
  dateTime,
  headingLevel = 3,
  className,
  ...rest
}: NewsRowProps) {
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      <Text element="span" size="small" tone="quiet" className={styles.date}>
        <time dateTime={dateTime}>
          {shortDate === date ? (
            date
          ) : (
            <>
              <span aria-hidden="true">{shortDate}</span>
              <VisuallyHidden>{date}</VisuallyHidden>
            </>
          )}
        </time>
      </Text>
      <Heading level={headingLevel} size="h4" className={styles.title}>
        <SafeLink href={href} className={styles.link}>
          {title}
        </SafeLink>
      </Heading>
      {category ? <Badge tone="line">{category}</Badge> : null}
    </li>
  );
}

export interface NewsRowsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** News items, newest first. */
  items: readonly NewsSummary[];
}

/** List of `NewsRow`s under one rule. With a picture for the first item use `LatestNews`. */
export function NewsRows({ items, className, ...rest }: NewsRowsProps) {
  return (
    <ol {...rest} className={classNames(styles.rows, className)}>
      {items.map(({ summary: _summary, image: _image, ...shown }) => (
        <NewsRow key={shown.href} {...shown} />
      ))}
    </ol>
  );
}
