import type { ComponentProps } from 'react';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './NewsCard.css.ts';

export const newsCardVariants = ['lead', 'side', 'list'] as const;
export type NewsCardVariant = (typeof newsCardVariants)[number];

/** One piece of news, as lists show it. */
export interface NewsSummary {
  /** What it is called. */
  title: string;
  /** Its own page. */
  href: string;
  /** One or two sentences. */
  summary?: string;
  /** As it is read: `Community`. */
  category?: string;
  /** In words: `November 14, 2026`. */
  date: string;
  /** Shown in a column of dates, where `date` is only said: `Nov 14, 2026`. @default date */
  shortDate?: string;
  /** The same for machines: `2026-11-14`. */
  dateTime: string;
  /** Its first picture: an address, or one with its sizes and better formats. Without one the words stand alone. */
  image?: PictureImage;
}

export interface NewsCardProps
  extends NewsSummary,
    Omit<ComponentProps<'article'>, keyof NewsSummary | 'children'> {
  /** The front page's first, those beside it, and all others, which are rows on phones. @default 'list' */
  variant?: NewsCardVariant;
  /** The place of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** One piece of news with its picture: on the front page, or in its list. In a list without pictures use `NewsRow`. */
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
          {...pictureProps(image)}
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
          {title}
        </SafeLink>
      </Heading>
      {summary ? (
        <Text
          size={lead ? 'read' : 'body'}
          tone={lead ? 'standard' : 'quiet'}
          className={styles.summaries[variant]}
        >
          {summary}
        </Text>
      ) : null}
    </article>
  );
}
