import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { FactGrid, type FactGridProps } from '../../elements/FactGrid/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onGarland } from '../../theme/contexts.css.ts';
import * as styles from './JoinBand.css.ts';

export interface JoinBandProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Names the section for those who listen; the words of the film above it name it for those who see. */
  heading: string;
  /** Who belongs here, in a few sentences. */
  text: ReactNode;
  /** The button: `Register`. */
  action: { label: string; href: string };
  /** What joining costs and shows, in two or three cells. */
  facts: FactGridProps['items'];
}

/**
 * The ground under `VideoHeader`, whose letters are fused with it: the page's one marigold field. Says who belongs and
 * how to join; on phones the button comes first. Where chapters are shown use `JoinUs`.
 */
export function JoinBand({ heading, text, action, facts, className, ...rest }: JoinBandProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(onGarland, styles.band, className)}>
      <Container className={styles.columns}>
        <div>
          <VisuallyHidden>
            <h2 id={id}>{heading}</h2>
          </VisuallyHidden>
          <Text size="lede" className={styles.words}>
            {text}
          </Text>
        </div>
        <div className={styles.way}>
          <ButtonLink href={action.href} size="large" icon={<Icon icon={ArrowRight} />}>
            {action.label}
          </ButtonLink>
          <FactGrid items={facts} />
        </div>
      </Container>
    </section>
  );
}
