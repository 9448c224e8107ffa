import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './GetInvolved.css.ts';

interface Way {
  label: string;
  href: string;
}

export interface GetInvolvedProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Its heading, a few words. @default 'Get Involved' */
  heading?: ReactNode;
  /** What most people should do next. */
  action: Way;
  /** Where to look around first. */
  other: Way;
}

/**
 * Asks to take part, with two ways to begin: the page's one marigold field. With the map of chapters it is `JoinUs`; a
 * last word in a quieter voice is a `ClosingCall`.
 */
export function GetInvolved({ heading = 'Get Involved', action, other, ...rest }: GetInvolvedProps) {
  const id = useId();
  return (
    <Section {...rest} tone="accent" labelledBy={id}>
      <Container className={styles.columns}>
        <Heading level={2} size="d1" id={id}>
          {heading}
        </Heading>
        <Cluster>
          <ButtonLink href={action.href} size="large" icon={<Icon icon={ArrowRight} />}>
            {action.label}
          </ButtonLink>
          <ButtonLink href={other.href} size="large" variant="line">
            {other.label}
          </ButtonLink>
        </Cluster>
      </Container>
    </Section>
  );
}
