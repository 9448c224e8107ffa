import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChapterMap, type ChapterPlace } from '../../content/ChapterMap/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './RegionalChapters.css.ts';

export interface RegionalChaptersProps
  extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. */
  heading: ReactNode;
  /** Id of the heading, which anchors link to. @default generated */
  headingId?: string;
  /** Text of one or two sentences beside the heading. */
  text: ReactNode;
  /** Chapters, each with the address of its group chat. */
  chapters: readonly ChapterPlace[];
  /** Text of each link under its chapter’s name. @default 'Group chat' */
  linkText?: string;
  /** Label of the point that all roots come from: `to Pune`. */
  towards: ReactNode;
}

/** Chapters with links to their group chats, on a sunk surface from edge to edge. For an invitation to join use `JoinUs`. */
export function RegionalChapters({
  heading,
  headingId,
  text,
  chapters,
  linkText = 'Group chat',
  towards,
  className,
  ...rest
}: RegionalChaptersProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.chapters, className)}>
      <Container className={styles.top}>
        <Heading level={2} id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
        <Text size="lede">{text}</Text>
      </Container>
      <ChapterMap chapters={chapters} towards={towards} linkText={linkText} className={styles.map} />
    </section>
  );
}
