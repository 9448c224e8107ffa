import { readTimeOf } from '@banyan/api/contract';
import { Portrait, Prose } from '@banyan/ui/content';
import { Avatar, BackLink, Badge, DimensionLine, Heading, Text, titleSize } from '@banyan/ui/elements';
import { useEffect, useId, useRef } from 'react';
import { goToControl } from '../../form/index.ts';
import { categoryNameOf, type StoryCategoryNames } from './categoryNameOf.ts';
import * as styles from './StoryPreview.css.ts';

export interface StoryPreviewProps {
  /** Values of the form. */
  story: Readonly<Record<'title' | 'category' | 'story' | 'name' | 'currentRole' | 'company', string>>;
  /** Photograph, once one was chosen. */
  photo: HTMLCanvasElement | undefined;
  /** Names of the categories. */
  categories: StoryCategoryNames;
  /** Id of the field with the story's text: Edit goes back to it. */
  storyId: string;
}

/** Preview of a story as its page will show it, with the values typed so far. The page itself is a `StoryDetail`. */
export function StoryPreview({ story, photo, categories, storyId }: StoryPreviewProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = story.name.trim() || 'Your name';
  const role = [story.currentRole, story.company].map((part) => part.trim()).filter((part) => part !== '');
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={headingId} className={styles.preview}>
      <div className={styles.bar}>
        <Heading ref={heading} level={2} size="h3" id={headingId} tabIndex={-1}>
          As it will be published
        </Heading>
        <BackLink
          href={`#${storyId}`}
          onClick={(event) => {
            if (goToControl(storyId)) event.preventDefault();
          }}
        >
          Edit
        </BackLink>
      </div>
      <article className={styles.story}>
        <div className={styles.head}>
          <Badge>{categoryNameOf(categories, story.category) ?? 'Category'}</Badge>
          <Heading level={3} size={titleSize(story.title)} className={styles.title}>
            {story.title.trim() || 'Title'}
          </Heading>
        </div>
        <div className={styles.root}>
          {photo ? (
            <Portrait image={photo} label={name} className={styles.portrait} />
          ) : (
            <Avatar name={name} id={name} size="large" />
          )}
          <div>
            <Text className={styles.author}>{name}</Text>
            <Text size="small" tone="quiet">
              {role.join(', ')}
            </Text>
          </div>
          <div className={styles.readTime}>
            <DimensionLine value={0} max={1} />
            <Text size="small">{readTimeOf(story.story)}</Text>
          </div>
        </div>
        <div className={styles.words}>
          <Prose content={{ text: story.story.trim() || 'The story begins here.' }} variant="story" />
        </div>
      </article>
    </section>
  );
}
