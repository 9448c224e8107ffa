import type { ComponentProps } from 'react';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Picture, type PictureImage, pictureProps, wideFrameProps } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import { withLanguages } from '../Prose/withLanguages.ts';
import * as styles from './NewsCard.css.ts';

export const newsCardVariants = ['lead', 'side', 'list'] as const;
export type NewsCardVariant = (typeof newsCardVariants)[number];

/** News item of a list. */
export interface NewsSummary {
  /** Title of the item. */
  title: string;
  /** Address of the item’s own page. */
  href: string;
  /** Summary in one or two sentences. */
  summary?: string;
  /** Category as it is displayed: `Community`. */
  category?: string;
  /** Date in words: `November 14, 2026`. */
  date: string;
  /** Short form shown in a column of dates, where screen readers hear `date`: `Nov 14, 2026`. @default date */
  shortDate?: string;
  /** Machine-readable date: `2026-11-14`. */
  dateTime: string;
  /** First picture of the item: an address, or one with its sizes and better formats. Without one the card is text only. */
  image?: PictureImage;
}

export interface NewsCardProps
  extends NewsSummary,
    Omit<ComponentProps<'article'>, keyof NewsSummary | 'children'> {
  /**
   * Place of the card: the lead of the front page, the items beside it, or a list, where cards are rows on phones. @default 'list'
   */
  variant?: NewsCardVariant;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** News item with its picture: on the front page, or in its list. In a list without pictures use `NewsRow`. */
export function NewsCard({
  title,
  href,
  summary,
  category,
  date,
  shortDate: _,
  dateTime,
  image,
  variant = 'list',
  headingLevel = 3,
  className,
  ...rest
}: NewsCardProps) {
  const lead = variant === 'lead';
  return (
    <article
      {...rest}
      className={classNames(
        styles.card,
        styles.variants[variant],
        variant === 'list' && image !== undefined && styles.beside,
        className,
      )}
    >
      {image === undefined ? null : (
        <Picture
          {...(lead ? wideFrameProps(image) : pictureProps(image))}
          sizes={styles.sizes[variant]}
          alt=""
          fallback={{ src: artworkSrc('image-not-available'), alt: '' }}
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
          className={styles.pictures[variant]}
        />
      )}
      <Text element="div" size="small" tone="quiet" className={styles.meta}>
        {category ? (
          <Text element="span" size="label">
            {category}
          </Text>
        ) : null}
        <time dateTime={dateTime}>{date}</time>
      </Text>
      <Heading level={headingLevel} size={lead ? 'd2' : 'h3'} className={styles.heading}>
        <SafeLink href={href} className={link}>
          {withLanguages(title)}
        </SafeLink>
      </Heading>
      {summary ? (
        <Text
          size={lead ? 'read' : 'body'}
          tone={lead ? 'standard' : 'quiet'}
          className={styles.summaries[variant]}
        >
          {withLanguages(summary)}
        </Text>
      ) : null}
    </article>
  );
}
