import type { ComponentProps } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import { withLanguages } from '../Prose/withLanguages.ts';
import * as styles from './StoryCard.css.ts';

/** Story of a list. */
export interface StorySummary {
  /** Title of the story. */
  title: string;
  /** Address of the story’s own page. */
  href: string;
  /** First sentences or summary of the story. */
  excerpt: string;
  /** Category as it is displayed: `Social impact`. */
  category: string;
  /** Name of the author. */
  author: string;
  /** Occupation of the author: `Founder, Northspan Systems`. */
  authorTitle?: string;
  /** Date in words: `November 2, 2026`. */
  date: string;
  /** Machine-readable date. */
  dateTime: string;
  /** Reading time: `7 min read`. */
  readTime: string;
  /** Address of the story’s picture. Missing or broken: the default drawing. */
  image?: string;
}

export const relatedStorySizes = ['large', 'small'] as const;
export type RelatedStorySize = (typeof relatedStorySizes)[number];

export const storyCardVariants = ['picture', 'words'] as const;
export type StoryCardVariant = (typeof storyCardVariants)[number];

export interface StoryCardProps
  extends StorySummary,
    Omit<ComponentProps<'article'>, keyof StorySummary | 'children'> {
  /** `words` omits the picture and adds a ground line, for variety in a long list. @default 'picture' */
  variant?: StoryCardVariant;
  /** Sets the title larger, for the first item of a list. */
  lead?: boolean;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Story of a `StoryZigzag`. Below another story use `RelatedStory`. */
export function StoryCard({
  title,
  href,
  excerpt,
  category,
  author,
  authorTitle,
  date,
  dateTime,
  readTime,
  image,
  variant = 'picture',
  lead = false,
  headingLevel = 3,
  className,
  ...rest
}: StoryCardProps) {
  const alone = variant === 'words';
  return (
    <article {...rest} className={classNames(styles.card, className)}>
      {alone ? null : (
        <Picture
          src={image}
          alt=""
          width={1200}
          height={800}
          fallback={{ src: defaultDrawing(title), alt: '' }}
          className={styles.art}
        />
      )}
      <div className={classNames(styles.words, alone ? styles.alone : styles.beside)}>
        <Badge tone="line">{category}</Badge>
        <Heading level={headingLevel} size={lead || alone ? 'd2' : 'h2'}>
          <SafeLink href={href} className={link}>
            {withLanguages(title)}
          </SafeLink>
        </Heading>
        <Text size={alone ? 'lede' : 'read'}>{withLanguages(excerpt)}</Text>
        <Text size="small" tone="quiet">
          {author}
          {authorTitle ? `, ${authorTitle}` : null}
          <br />
          <time dateTime={dateTime}>{date}</time>, {readTime}
        </Text>
      </div>
    </article>
  );
}

type RelatedFacts = Omit<StorySummary, 'author' | 'authorTitle' | 'date' | 'dateTime'>;

export interface RelatedStoryProps
  extends RelatedFacts,
    Omit<ComponentProps<'article'>, keyof RelatedFacts | 'children'> {
  /** Size of the title and the picture. @default 'small' */
  size?: RelatedStorySize;
}

/** Related story below another story. In the list of all stories use `StoryCard`. */
export function RelatedStory({
  title,
  href,
  excerpt,
  category,
  readTime,
  image,
  size = 'small',
  className,
  ...rest
}: RelatedStoryProps) {
  const large = size === 'large';
  return (
    <article {...rest} className={classNames(styles.related, styles.relatedSizes[size], className)}>
      <Picture
        src={image}
        alt=""
        width={1200}
        height={800}
        fallback={{ src: defaultDrawing(title), alt: '' }}
        className={styles.relatedArt[size]}
      />
      <Text size="small" tone="quiet">
        {category}, {readTime}
      </Text>
      <Heading level={3} size={large ? 'h2' : 'h3'}>
        <SafeLink href={href} className={link}>
          {withLanguages(title)}
        </SafeLink>
      </Heading>
      <Text size={large ? 'body' : 'small'} tone="quiet" measure>
        {withLanguages(excerpt)}
      </Text>
    </article>
  );
}
