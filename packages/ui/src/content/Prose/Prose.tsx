import { type ComponentProps, createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Prose.css.ts';
import { nodesOf, type ProseElementNode, type ProseNode, paragraphsOf } from './words.ts';

export const proseVariants = ['article', 'story'] as const;
export type ProseVariant = (typeof proseVariants)[number];

/** Words of any length: markup that a server keeps, or plain text with paragraphs. */
export type ProseContent =
  /** What the server's sanitiser answered. See `Prose` for what is left of anything else. */
  { sanitisedHtml: string } | { text: string };

export interface ProseProps
  extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'content'> {
  /** The words, as checked HTML or plain text. */
  content: ProseContent;
  /** A `story` begins in italics and hangs its pull quotes one column to the left. @default 'article' */
  variant?: ProseVariant;
}

/**
 * An article's or a story's words. For a sentence or two use `Text`.
 *
 * Markup is never handed to the browser: it is read, and only `proseElements` are rendered, with no attribute but a
 * link's address, which goes through `SafeLink`. The server sanitises on write; this is for the day it did not, or is
 * another server. A branded type was the alternative: it would say that somebody called a function, not that the
 * function ran on this text, and an answer of the API has no brand until somebody casts one on. Reading costs 1 KB where
 * prose stands, and no dependency.
 */
export function Prose({ content, variant = 'article', className, ...rest }: ProseProps): ReactElement {
  const words = useMemo(
    () =>
      'sanitisedHtml' in content
        ? nodesOf(content.sanitisedHtml).map(rendered)
        : paragraphsOf(content.text).map((paragraph) => createElement('p', null, paragraph)),
    [content],
  );
  return createElement(
    'div',
    { ...rest, className: classNames(styles.prose, styles.variants[variant], className) },
    ...words,
  );
}

/* Children as arguments: they stand in the order they were written and need no keys. */
const rendered = (node: ProseNode): ReactNode => {
  if (typeof node === 'string') return node;
  const children = node.children.map(rendered);
  switch (node.element) {
    case 'a':
      return createElement(SafeLink, { href: node.href }, ...children);
    case 'ol':
      return createElement(
        'ol',
        { start: node.number, className: hasWideNumbers(node) ? styles.wideNumbers : undefined },
        ...children,
      );
    case 'li':
      return createElement('li', { value: node.number }, ...children);
    default:
      return createElement(node.element, null, ...children);
  }
};

/** Whether a number has three digits or more, such as a year: it does not fit beside the text. */
const hasWideNumbers = (list: ProseElementNode): boolean =>
  [list, ...list.children].some((node) => typeof node !== 'string' && (node.number ?? 0) > 99);
