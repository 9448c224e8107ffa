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
  /** The heading's id, where anchors lead to it. @default made up */
  headingId?: string;
  /** `plain` where the part above it is sunk. @default 'sunk' */
  tone?: 'sunk' | 'plain';
}

/** A page's last word: one sentence and one button. To ask people to join use `JoinUs`. */
export function ClosingCall({ heading, action, headingId, tone = 'sunk', ...rest }: ClosingCallProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <Section {...rest} tone={tone} labelledBy={id}>
      <Container className={styles.call}>
        <Heading level={2} size="d1" id={id} tabIndex={headingId ? -1 : undefined} className={styles.heading}>
          {heading}
        </Heading>
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
      </Container>
    </Section>
  );
}
