import type { ComponentProps } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Badge } from '../../elements/Badge/index.ts';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { StoryDrawing } from '../../imagery/StoryDrawing/index.ts';
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
  /** Address of the story’s picture. If it does not load, a default drawing is shown. */
  image?: string;
  /** Portrait of the author, shown in a niche if there is no picture. Without one either, the story gets a drawing of its own. */
  portrait?: AvatarProps['image'];
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

/** Column of the words, by their neighbor. */
const besides = { words: styles.alone, picture: styles.beside, niche: styles.besideNiche };

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
  portrait,
  variant = 'picture',
  lead = false,
  headingLevel = 3,
  className,
  ...rest
}: StoryCardProps) {
  const alone = variant === 'words';
  const side = alone ? 'words' : portrait === undefined || image ? 'picture' : 'niche';
  return (
    <article {...rest} className={classNames(styles.card, className)}>
      {side === 'picture' && <Art image={image} title={title} href={href} className={styles.art} />}
      {side === 'niche' && (
        <div className={styles.ground}>
          <Avatar
            name={author}
            id={author}
            image={portrait}
            sizes={styles.nicheSizes}
            className={styles.niche}
          />
        </div>
      )}
      <div className={classNames(styles.words, besides[side])}>
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

/** Picture of a story, or a drawing of its own: its address ends with its id. */
function Art({
  image,
  title,
  href,
  className,
}: Pick<StorySummary, 'image' | 'title' | 'href'> & { className: string }) {
  return image ? (
    <Picture
      src={image}
      alt=""
      width={1200}
      height={800}
      fallback={{ src: defaultDrawing(title), alt: '' }}
      className={className}
    />
  ) : (
    <div className={classNames(styles.drawn, className)}>
      <StoryDrawing seed={href} />
    </div>
  );
}

type RelatedFacts = Omit<StorySummary, 'author' | 'authorTitle' | 'date' | 'dateTime'> &
  Partial<Pick<StorySummary, 'author'>>;

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
  author = '',
  image,
  portrait,
  size = 'small',
  className,
  ...rest
}: RelatedStoryProps) {
  const large = size === 'large';
  return (
    <article {...rest} className={classNames(styles.related, styles.relatedSizes[size], className)}>
      {!image && portrait !== undefined ? (
        <div className={styles.relatedGrounds[size]}>
          <Avatar
            name={author}
            id={author}
            image={portrait}
            size="large"
            sizes={styles.relatedNicheSizes[size]}
            className={styles.relatedNiches[size]}
          />
        </div>
      ) : (
        <Art image={image} title={title} href={href} className={styles.relatedArt[size]} />
      )}
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
