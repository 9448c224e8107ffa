import { type ComponentProps, useId } from 'react';
import type { NewsSummary } from '../../content/NewsCard/index.ts';
import type { StorySummary } from '../../content/StoryCard/index.ts';
import { Avatar } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './ReadingBand.css.ts';

/** Story of the band. Its author’s portrait is shown whether the story has a picture or not. */
export type BandStory = Pick<
  StorySummary,
  'title' | 'href' | 'excerpt' | 'author' | 'authorTitle' | 'portrait'
> & {
  /** Id that selects the drawing behind the author’s initials. */
  authorId: string;
};

/** News item of the band. */
export type BandNews = Pick<NewsSummary, 'title' | 'href' | 'date' | 'dateTime'>;

export interface ReadingBandProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** Accessible name of the band: `Stories and news`. */
  label: string;
  /** Story. Without it the news takes the whole band. */
  story?: BandStory | undefined;
  /** Small label above the story: `A story`. */
  storyLabel: string;
  /** Link to the list of all stories. */
  allStories: { label: string; href: string };
  /** News items, newest first; three fit beside a story. Without any the story takes the whole band. */
  news: readonly BandNews[];
  /** Heading above the news. */
  newsHeading: string;
  /** Link to the list of all news. */
  allNews: { label: string; href: string };
}

/**
 * Story and latest news on a page about something else: the author’s niche and text beside dated rows, on one ground line. Only
 * its links are interactive, so a page may show it without hydration. For whole lists use `LatestNews` and `StoryCard`s.
 */
export function ReadingBand({
  label,
  story,
  storyLabel,
  allStories,
  news,
  newsHeading,
  allNews,
  ...rest
}: ReadingBandProps) {
  const newsId = useId();
  return (
    <Section {...rest} aria-label={label}>
      <Container className={styles.band}>
        {story ? (
          <article className={styles.story}>
            <Avatar
              name={story.author}
              id={story.authorId}
              image={story.portrait}
              size="lead"
              sizes={styles.nicheSizes}
              className={styles.niche}
            />
            <div className={styles.words}>
              <p className={styles.label}>{storyLabel}</p>
              <Heading level={2} size="h2" className={styles.title}>
                <SafeLink href={story.href} className={styles.link}>
                  {story.title}
                </SafeLink>
              </Heading>
              <Text size="lede">{story.excerpt}</Text>
              <Text size="small" tone="quiet">
                {story.authorTitle ? `${story.author}, ${story.authorTitle}` : story.author}
              </Text>
              <p>
                <MoreLink href={allStories.href}>{allStories.label}</MoreLink>
              </p>
            </div>
          </article>
        ) : null}
        {news.length > 0 ? (
          <section aria-labelledby={newsId} className={styles.news}>
            <Heading level={2} size="h3" id={newsId} className={styles.newsHeading}>
              {newsHeading}
            </Heading>
            <ol>
              {news.map(({ title, href, date, dateTime }) => (
                <li key={href} className={styles.row}>
                  <Text element="span" size="small" tone="quiet">
                    <time dateTime={dateTime}>{date}</time>
                  </Text>
                  <Heading level={3} size="h4">
                    <SafeLink href={href} className={styles.link}>
                      {title}
                    </SafeLink>
                  </Heading>
                </li>
              ))}
            </ol>
            <p>
              <MoreLink href={allNews.href}>{allNews.label}</MoreLink>
            </p>
          </section>
        ) : null}
      </Container>
    </Section>
  );
}
