import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { stamp as stampStyle } from '../MemberCard/MemberCard.css.ts';
import type { StorySummary } from '../StoryCard/index.ts';
import * as styles from './SubmittedStory.css.ts';

type Written = Pick<StorySummary, 'title' | 'category' | 'excerpt' | 'author' | 'readTime'>;

export interface SubmittedStoryProps
  extends Written,
    Omit<ComponentProps<'article'>, keyof Written | 'children'> {
  /** Text of the stamp: `In review`. */
  stamp: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Submitted story that has no page yet, with a stamp, beside the success message of its form. Once published use `StoryCard`. */
export function SubmittedStory({
  title,
  category,
  excerpt,
  author,
  readTime,
  stamp,
  headingLevel = 2,
  className,
  ...rest
}: SubmittedStoryProps) {
  return (
    <article {...rest} className={classNames(styles.sheet, className)}>
      <Badge tone="line">{category}</Badge>
      <Heading level={headingLevel}>{title}</Heading>
      <Text size="read">{excerpt}</Text>
      <Text size="small" tone="quiet">
        {author}, {readTime}
      </Text>
      <p className={stampStyle}>{stamp}</p>
    </article>
  );
}
