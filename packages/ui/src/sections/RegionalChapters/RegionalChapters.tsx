import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChapterMap, type ChapterPlace } from '../../content/ChapterMap/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './RegionalChapters.css.ts';

export interface RegionalChaptersProps
  extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Its heading, a few words. */
  heading: ReactNode;
  /** The heading's id, which anchors lead to. @default made up */
  headingId?: string;
  /** One or two sentences beside the heading. */
  text: ReactNode;
  /** Each with the address of its group chat. */
  chapters: readonly ChapterPlace[];
  /** What each link says under its chapter's name. @default 'Group chat' */
  linkText?: string;
  /** Where all roots come from: `to Pune`. */
  towards: ReactNode;
}

/** The chapters with the way into their group chats, on a sunk surface from edge to edge. To ask to join, `JoinUs`. */
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
