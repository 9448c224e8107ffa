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
  /** Its heading, a few words. @default 'Join Us' */
  heading?: string;
  /** One sentence under the heading. */
  text: ReactNode;
  /** The button: `REGISTER`. */
  action: { label: string; href: string };
  /** Drawn as a map of roots. */
  chapters: readonly ChapterPlace[];
  /** Where all roots come from: `to Pune`. */
  towards: ReactNode;
}

/**
 * The page's one marigold field, from edge to edge; in dark a night surface with marigold ink. Asks to join and shows
 * where. Never beside another marigold section.
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
