import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Mission.css.ts';

export interface MissionProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Label before the sentence for screen readers. @default 'Our mission' */
  label?: string;
  /** Mission of the association, in one sentence. */
  heading: ReactNode;
  /** Paragraph that explains it, hung from a limb that enters at the right edge. */
  text: ReactNode;
}

/** Mission of the association, on the indigo field. For a call to action at the end of a page use `ClosingCall`. */
export function Mission({ label = 'Our mission', heading, text, className, ...rest }: MissionProps) {
  const id = useId();
  return (
    <Section {...rest} tone="inverse" labelledBy={id} className={classNames(styles.mission, className)}>
      <Container className={styles.stack}>
        <Heading level={2} id={id} className={styles.heading}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {heading}
        </Heading>
        <div className={styles.hang}>
          <Text size="read">{text}</Text>
        </div>
      </Container>
    </Section>
  );
}
