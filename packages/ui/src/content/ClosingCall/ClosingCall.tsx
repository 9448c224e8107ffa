import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './ClosingCall.css.ts';

export interface ClosingCallProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** One sentence. */
  heading: ReactNode;
  /** What to do about it. */
  action: { label: string; href: string };
}

/** A page's last word on a sunk surface: one sentence and one button. To ask people to join use `JoinUs`. */
export function ClosingCall({ heading, action, ...rest }: ClosingCallProps) {
  const id = useId();
  return (
    <Section {...rest} tone="sunk" labelledBy={id}>
      <Container className={styles.call}>
        <Heading level={2} size="d1" id={id} className={styles.heading}>
          {heading}
        </Heading>
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
      </Container>
    </Section>
  );
}
