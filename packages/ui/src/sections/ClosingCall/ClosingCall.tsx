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
  /** One sentence. */
  heading: ReactNode;
  /** What to do about it. */
  action: Way;
  /** A quieter way, for those who want to look around first. The first then has an arrow. */
  other?: Way;
  /** The heading's id, where anchors lead to it. @default made up */
  headingId?: string;
  /** `plain` where the part above it is sunk; `accent` is the page's one marigold field. @default 'sunk' */
  tone?: ClosingCallTone;
}

/** A page's last word: one sentence and one button, or two. To ask people to join beside the map of chapters use `JoinUs`. */
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
