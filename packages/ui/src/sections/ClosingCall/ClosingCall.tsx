import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './ClosingCall.css.ts';

interface Way {
  label: string;
  href: string;
}

export const closingCallTones = ['sunk', 'plain', 'accent'] as const;
export type ClosingCallTone = (typeof closingCallTones)[number];

export interface ClosingCallProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Call to action in one sentence. */
  heading: ReactNode;
  /** Button of the call. */
  action: Way;
  /** Second, quieter link for readers who want to look around first. The first link then has an arrow. */
  other?: Way;
  /** Id of the heading, which anchors link to. @default generated */
  headingId?: string;
  /** `plain` after a sunk section; `accent` is the page’s only marigold field. @default 'sunk' */
  tone?: ClosingCallTone;
}

/**
 * Call to action at the end of a page: one sentence and one button, or two. For an invitation to join beside the map of chapters
 * use `JoinUs`.
 */
export function ClosingCall({ heading, action, other, headingId, tone = 'sunk', ...rest }: ClosingCallProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <Section {...rest} tone={tone} labelledBy={id}>
      <Container className={styles.call}>
        <Heading level={2} size="d1" id={id} tabIndex={headingId ? -1 : undefined} className={styles.heading}>
          {heading}
        </Heading>
        <Cluster>
          <ButtonLink href={action.href} size="large" icon={other ? <Icon icon={ArrowRight} /> : undefined}>
            {action.label}
          </ButtonLink>
          {other ? (
            <ButtonLink href={other.href} size="large" variant="line">
              {other.label}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Container>
    </Section>
  );
}
