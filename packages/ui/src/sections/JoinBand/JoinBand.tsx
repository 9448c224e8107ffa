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
  /** Accessible name of the section; visually the title of the video above names it. */
  heading: string;
  /** Text about who can join, in a few sentences. */
  text: ReactNode;
  /** Button of the section: `Register`. */
  action: { label: string; href: string };
  /** Facts about joining, such as its price, in two or three cells. */
  facts: FactGridProps['items'];
}

/**
 * Section under `VideoHeader`, whose letters merge with it: the page’s only marigold field. Says who can join and how; on phones
 * the button comes first. For an invitation with a map of chapters use `JoinUs`.
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
