import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './PageHead.css.ts';

export const pageHeadSizes = ['d1', 'd2'] as const;
export type PageHeadSize = (typeof pageHeadSizes)[number];

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode;
  /** A word or two over the title: `My page`. The title then stands on the ground line in either size. */
  eyebrow?: ReactNode;
  /** Two or three lines that say what the page is for; at the title's right from 768 px. */
  lede?: ReactNode;
  /** A quieter line in the lede's place: privacy, dates. */
  note?: ReactNode;
  /** Anything else at the title's right: a button, a search. */
  aside?: ReactNode;
  /** At the far right of the ground line, as in a newspaper: today's date. */
  dateline?: ReactNode;
  /** A drawing behind the title, on an indigo field from edge to edge. The head then stands outside of a `Container`. */
  media?: ReactNode;
  /** Puts lede and note side by side under the ground line, for notes that nobody should miss. @default false */
  wordsBelow?: boolean;
  /** Leaves it out in print: for pages whose printed part says by itself what it is. @default false */
  screenOnly?: boolean;
  /** `d1` stands on the ground line; `d2` is for pages whose next part brings its own line, as steps do. @default 'd1' */
  size?: PageHeadSize;
  /** On pages below another one. Breadcrumbs are not used. */
  back?: { label: string; href: string };
  /** What follows under the title, inside the head: the steps of a wizard. */
  children?: ReactNode;
}

/** How every page but the front page begins. Belongs in a `Container`, except with `media`. */
export function PageHead({
  title,
  eyebrow,
  lede,
  note,
  aside,
  dateline,
  media,
  wordsBelow = false,
  screenOnly = false,
  size = 'd1',
  back,
  className,
  children,
  ...rest
}: PageHeadProps) {
  const words = (lede ?? note ?? aside) !== undefined && (
    <div className={classNames(wordsBelow && styles.below)}>
      {lede ? (
        <Text
          size="lede"
          tone={media ? 'quiet' : 'standard'}
          className={media ? styles.fieldLede : undefined}
        >
          {lede}
        </Text>
      ) : null}
      {note ? (
        <Text size="small" tone="quiet" className={styles.note}>
          {note}
        </Text>
      ) : null}
      {aside}
    </div>
  );
  if (media) {
    return (
      <header {...rest} className={classNames(onField, styles.field, className)}>
        <div className={styles.drawing}>{media}</div>
        <Container className={styles.fieldWords}>
          <Heading level={1}>{title}</Heading>
          {words}
        </Container>
        {children}
      </header>
    );
  }
  const layout = dateline ? 'dated' : words && !wordsBelow ? 'beside' : 'alone';
  return (
    <header {...rest} className={classNames(styles.sizes[size], screenOnly && styles.screenOnly, className)}>
      {back ? (
        <div className={styles.back}>
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
      ) : null}
      {eyebrow ? <Text tone="quiet">{eyebrow}</Text> : null}
      <div
        className={classNames(
          styles.rows[layout],
          (size === 'd1' || eyebrow !== undefined) && styles.onGround,
        )}
      >
        <Heading level={1} size={size} className={styles.titles[size]}>
          {title}
        </Heading>
        {dateline ? (
          <Text size="small" tone="quiet" element="div">
            {dateline}
          </Text>
        ) : null}
        {wordsBelow ? null : words}
      </div>
      {wordsBelow ? words : null}
      {children}
    </header>
  );
}
