import type { ComponentProps } from 'react';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Picture, wideFrameProps } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import type { NewsSummary } from '../NewsCard/index.ts';
import * as styles from './LatestNews.css.ts';

type Shown = Omit<NewsSummary, 'category' | 'shortDate'>;

export interface NewsLeadProps extends Shown, Omit<ComponentProps<'article'>, keyof Shown | 'children'> {
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Newest news item beside a list of `NewsRow`s. On the front page use `NewsCard`. */
export function NewsLead({
  title,
  href,
  summary,
  date,
  dateTime,
  image,
  headingLevel = 3,
  className,
  ...rest
}: NewsLeadProps) {
  return (
    <article {...rest} className={classNames(styles.lead, className)}>
      {image === undefined ? null : (
        <Picture
          {...wideFrameProps(image)}
          sizes={styles.sizes}
          alt=""
          fallback={{ src: artworkSrc('image-not-available'), alt: '' }}
          elbow="large"
          className={styles.picture}
        />
      )}
      <Text size="small" tone="quiet">
        <time dateTime={dateTime}>{date}</time>
      </Text>
      <Heading level={headingLevel} size="h2" className={styles.heading}>
        <SafeLink href={href} className={link}>
          {title}
        </SafeLink>
      </Heading>
      {summary ? <Text tone="quiet">{summary}</Text> : null}
    </article>
  );
}
