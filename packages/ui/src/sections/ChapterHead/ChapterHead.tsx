import type { ComponentProps, ReactNode } from 'react';
import type { ChapterPlace } from '../../content/ChapterMap/index.ts';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './ChapterHead.css.ts';
import { Roots } from './Roots.tsx';

export interface ChapterHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The chapter, as one of `chapters` names it: the page's one h1. */
  name: string;
  /** All chapters: their roots hang beside the name, and this one's reaches the ground. */
  chapters: readonly Pick<ChapterPlace, 'name' | 'longitude' | 'latitude'>[];
  /** The states it covers, in one line. */
  area: ReactNode;
  /** One or two sentences. */
  lede: ReactNode;
  /** To all chapters. */
  back: { label: string; href: string };
  /** What to do next: `ButtonLink`s. */
  actions: ReactNode;
}

/** A line may end after the slash of `Chicago/Midwest`. */
const breakable = (name: string): ReactNode[] =>
  name.split('/').flatMap((part, place) => (place === 0 ? [part] : ['/', <wbr key={part} />, part]));

/**
 * How the page of one chapter begins: on a field of its colours, its name on the ground that its own root has reached. For
 * the page about all of them use `PageHead` and `ChapterMap`.
 */
export function ChapterHead({
  name,
  chapters,
  area,
  lede,
  back,
  actions,
  className,
  ...rest
}: ChapterHeadProps) {
  return (
    <header {...rest} className={classNames(onField, styles.head, className)}>
      <Roots chapters={chapters} current={name} className={styles.roots} />
      <Container className={styles.ground}>
        <BackLink href={back.href}>{back.label}</BackLink>
        <Heading level={1} className={styles.name}>
          {breakable(name)}
        </Heading>
      </Container>
      <Container className={styles.words}>
        <div>
          <Text size="lede">{lede}</Text>
          <Text size="small" tone="quiet" className={styles.area}>
            {area}
          </Text>
        </div>
        <Cluster>{actions}</Cluster>
      </Container>
    </header>
  );
}
