import { type ComponentProps, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { RelatedStory, type RelatedStoryProps } from '../StoryCard/index.ts';
import * as styles from './StoryDetail.css.ts';

type Related = Pick<
  RelatedStoryProps,
  'title' | 'href' | 'excerpt' | 'category' | 'readTime' | 'image' | 'author' | 'portrait'
>;

export interface RelatedStoriesProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Related stories: one large, two small. Further stories are not shown; if empty, nothing is rendered. */
  items: readonly Related[];
  /** Heading above the stories. @default 'Related stories' */
  heading?: string;
}

const shown = ({ title, href, excerpt, category, readTime, image, author, portrait }: Related): Related => ({
  title,
  href,
  excerpt,
  category,
  readTime,
  image,
  author,
  portrait,
});

/** Related stories below a `StoryDetail`. */
export function RelatedStories({
  items,
  heading = 'Related stories',
  className,
  ...rest
}: RelatedStoriesProps) {
  const headingId = useId();
  const [first, ...others] = items;
  if (first === undefined) return null;
  const small = others.slice(0, 2);
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.sunk, className)}>
      <Container>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <div className={classNames(styles.related, small.length > 0 && styles.relatedPair)}>
          <RelatedStory {...shown(first)} size="large" />
          {small.length > 0 ? (
            <div>
              {small.map((item) => (
                <RelatedStory key={item.href} {...shown(item)} className={styles.small} />
              ))}
            </div>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
