import { type ComponentProps, useId, useRef } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Badge } from '../../elements/Badge/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { ChipLink } from '../../elements/Chip/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { Heading, titleSize } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { Prose, type ProseContent } from '../Prose/index.ts';
import { withLanguages } from '../Prose/withLanguages.ts';
import { ShareButton } from '../ShareButton/index.ts';
import * as styles from './StoryDetail.css.ts';
import { useReadShare } from './useReadShare.ts';

export interface StoryDetailProps extends Omit<ComponentProps<'article'>, 'children' | 'title' | 'content'> {
  /** Title of the story; the page’s h1. */
  title: string;
  /** Category as it is displayed: `Social impact`. */
  category: string;
  /** Author of the story. `id` selects the drawing behind the initials. */
  author: {
    name: string;
    id: string;
    role?: string;
    image?: AvatarProps['image'];
    /** Link from the author’s graduation year to its directory page: `Class of 1998`. */
    classOf?: { label: string; href: string } | undefined;
  };
  /** Date in words: `November 2, 2026`. */
  date: string;
  /** Machine-readable date. */
  dateTime: string;
  /** Reading time: `7 min read`. */
  readTime: string;
  /** Picture of the story; `alt` is empty if it is decorative. */
  image?: { src: string; alt: string };
  /** Text, as sanitized HTML or plain text. */
  content: ProseContent;
  /** Tags; `href` leads to the stories with that tag. */
  tags?: readonly { label: string; href: string }[];
  /** Other stories by the author. */
  alsoBy?: readonly { title: string; href: string }[];
  /** Label before the author’s name above `alsoBy`. @default 'Also by' */
  alsoByLabel?: string;
  /** Excerpt; its first 100 characters are shared. */
  shareText: string;
  /** Address to share. @default the address in the address bar */
  shareUrl?: string;
  /** Link back; `onClick` may replace the navigation. @default { label: 'All stories', href: '/alumni-stories' } */
  back?: Pick<ComponentProps<'a'>, 'onClick'> & { label: string; href: string };
  /** Explanation that comments are closed. */
  commentNote?: string;
}

/** Complete story on its own page. Below it use `RelatedStories`; in a list use `StoryCard`. */
export function StoryDetail({
  title,
  category,
  author,
  date,
  dateTime,
  readTime,
  image,
  content,
  tags = [],
  alsoBy = [],
  alsoByLabel = 'Also by',
  shareText,
  shareUrl,
  back = { label: 'All stories', href: '/alumni-stories' },
  commentNote = 'Comments open when the editors have a moderator.',
  className,
  ...rest
}: StoryDetailProps) {
  const noteId = useId();
  const alsoById = useId();
  const words = useRef<HTMLDivElement>(null);
  const read = useReadShare(words);
  return (
    <article {...rest} className={classNames(className)}>
      <Container>
        <header className={styles.head}>
          <div className={styles.back}>
            <BackLink href={back.href} onClick={back.onClick}>
              {back.label}
            </BackLink>
          </div>
          <Badge>{category}</Badge>
          <Heading level={1} size={titleSize(title)} tabIndex={-1} className={styles.title}>
            {withLanguages(title)}
          </Heading>
        </header>
        {image ? (
          <Picture
            src={image.src}
            alt={image.alt}
            width={1360}
            height={680}
            fallback={{ src: defaultDrawing(title), alt: '' }}
            focus="low"
            loading="eager"
            fetchPriority="high"
            className={styles.art}
          />
        ) : (
          <div className={styles.ground} />
        )}
        <div className={styles.story}>
          <div className={styles.root}>
            <div className={styles.by}>
              <Avatar
                name={author.name}
                id={author.id}
                image={author.image}
                sizes={styles.nicheSizes}
                className={styles.niche}
              />
              <p className={styles.author}>{author.name}</p>
              {author.role || author.classOf ? (
                <div className={styles.role}>
                  {author.role ? (
                    <Text size="small" tone="quiet">
                      {author.role}
                    </Text>
                  ) : null}
                  {author.classOf ? (
                    <MoreLink href={author.classOf.href} size="small">
                      {author.classOf.label}
                    </MoreLink>
                  ) : null}
                </div>
              ) : null}
            </div>
            <div className={styles.readTime}>
              <Text size="small">
                <time dateTime={dateTime}>{date}</time>
              </Text>
              <DimensionLine value={read} max={1} />
              <Text size="small">{readTime}</Text>
            </div>
            <ShareButton
              title={title}
              description={shareText}
              url={shareUrl}
              label="Share this story"
              iconOnly
              className={styles.share}
            />
          </div>
          <div className={styles.body}>
            <div ref={words}>
              <Prose content={content} variant="story" />
            </div>
            {tags.length > 0 ? (
              <ul aria-label="Tags" className={styles.tags}>
                {tags.map(({ label, href }) => (
                  <li key={label}>
                    <ChipLink href={href}>{label}</ChipLink>
                  </li>
                ))}
              </ul>
            ) : null}
            {alsoBy.length > 0 ? (
              <section aria-labelledby={alsoById} className={styles.after}>
                <Heading level={2} size="h4" id={alsoById}>
                  {alsoByLabel} {author.name}
                </Heading>
                <ul>
                  {alsoBy.map((other) => (
                    <li key={other.href}>
                      <MoreLink href={other.href}>{other.title}</MoreLink>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            <div className={styles.after}>
              <Button variant="line" unavailable aria-describedby={noteId}>
                Add Comment
              </Button>
              <Text size="small" tone="quiet" id={noteId}>
                {commentNote}
              </Text>
            </div>
          </div>
        </div>
      </Container>
    </article>
  );
}
