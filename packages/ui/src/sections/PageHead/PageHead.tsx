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
  /** Title of the page, its only h1. */
  title: ReactNode;
  /** Short text above the title: `My page`. The title is then on the ground line in either size. */
  eyebrow?: ReactNode;
  /** Purpose of the page in two or three lines; to the right of the title from 768 px. */
  lede?: ReactNode;
  /** Quieter line in place of the lede: privacy, dates. */
  note?: ReactNode;
  /** Other content to the right of the title: a button, a search. */
  aside?: ReactNode;
  /** Text at the far right of the ground line, as in a newspaper: today’s date. */
  dateline?: ReactNode;
  /** Drawing behind the title, on an indigo field from edge to edge. The head must then be outside a `Container`. */
  media?: ReactNode;
  /** Puts lede and note side by side under the ground line, for important notes. @default false */
  wordsBelow?: boolean;
  /** Hides the head in print: for pages whose printed part has its own title. @default false */
  screenOnly?: boolean;
  /** `d1` is on the ground line; `d2` is for pages whose next part has its own line, as steps do. @default 'd1' */
  size?: PageHeadSize;
  /** Link back, on pages below another one. Breadcrumbs are not used. */
  back?: { label: string; href: string };
  /** Content under the title, inside the head: the steps of a wizard. */
  children?: ReactNode;
}

/** Head of every page except the front page. Belongs in a `Container`, except with `media`. */
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
