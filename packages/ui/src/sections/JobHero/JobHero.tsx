import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Viaduct } from '../../imagery/Viaduct/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './JobHero.css.ts';

export interface JobHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode;
  /** One or two sentences under it. */
  lede: ReactNode;
}

/** How the page begins where jobs are posted: an indigo field and a viaduct that grows, one span lit. Elsewhere use `PageHead`. */
export function JobHero({ title, lede, className, ...rest }: JobHeroProps) {
  return (
    <header {...rest} className={classNames(onField, styles.field, className)}>
      <Viaduct className={styles.viaduct} />
      <Container className={styles.words}>
        <Heading level={1}>{title}</Heading>
        <Text size="lede" tone="quiet" className={styles.lede}>
          {lede}
        </Text>
      </Container>
    </header>
  );
}
