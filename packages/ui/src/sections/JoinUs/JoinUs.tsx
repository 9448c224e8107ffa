import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChapterMap, type ChapterPlace } from '../../content/ChapterMap/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onGarland } from '../../theme/contexts.css.ts';
import * as styles from './JoinUs.css.ts';

export interface JoinUsProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. @default 'Join Us' */
  heading?: string;
  /** Sentence under the heading. */
  text: ReactNode;
  /** Button of the section: `REGISTER`. */
  action: { label: string; href: string };
  /** Chapters, drawn as a map of roots. */
  chapters: readonly ChapterPlace[];
  /** Label of the point that all roots come from: `to Pune`. */
  towards: ReactNode;
}

/**
 * Invitation to join with a map of chapters, edge to edge: the page’s only marigold field, in dark mode a night surface with
 * marigold ink. Do not place it beside another marigold section.
 */
export function JoinUs({
  heading = 'Join Us',
  text,
  action,
  chapters,
  towards,
  className,
  ...rest
}: JoinUsProps) {
  const headingId = useId();
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(onGarland, styles.join, className)}>
      <Container className={styles.top}>
        <Heading level={2} size="d1" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        <div>
          <Text size="lede">{text}</Text>
          <ButtonLink href={action.href} size="large" className={styles.action}>
            {action.label}
          </ButtonLink>
        </div>
      </Container>
      <ChapterMap chapters={chapters} towards={towards} className={styles.map} />
    </section>
  );
}
