import type { ComponentProps, ReactNode } from 'react';
import type { ChapterPlace } from '../../content/ChapterMap/index.ts';
import * as walk from '../../content/ChapterMap/walk.css.ts';
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
  /** Name of the chapter, as in `chapters`: the page’s only h1. */
  name: string;
  /** All chapters: their roots hang beside the name, and this chapter’s root reaches the ground. */
  chapters: readonly Pick<ChapterPlace, 'name' | 'longitude' | 'latitude'>[];
  /** States that the chapter covers, in one line. */
  area: ReactNode;
  /** Introduction in one or two sentences. */
  lede: ReactNode;
  /** Link to all chapters. */
  back: { label: string; href: string };
  /** Next actions: `ButtonLink`s. */
  actions: ReactNode;
}

/** Lets `Chicago/Midwest` wrap after the slash. */
const breakable = (name: string): ReactNode[] =>
  name.split('/').flatMap((part, place) => (place === 0 ? [part] : ['/', <wbr key={part} />, part]));

/**
 * Head of one chapter’s page: on a field of its colors, its name on the ground that its own root has reached. For the page about
 * all chapters use `PageHead` and `ChapterMap`.
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
    <header {...rest} className={classNames(onField, styles.head, walk.walkingPart, className)}>
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
