import { type ComponentProps, createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Prose.css.ts';
import { withLanguages } from './withLanguages.ts';
import { nodesOf, type ProseElementNode, type ProseNode, paragraphsOf } from './words.ts';

export const proseVariants = ['article', 'story'] as const;
export type ProseVariant = (typeof proseVariants)[number];

/** Text of any length: markup stored on a server, or plain text with paragraphs. */
export type ProseContent =
  /** Output of the server’s sanitizer. `Prose` describes what remains of any other markup. */
  { sanitisedHtml: string } | { text: string };

export interface ProseProps
  extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'content'> {
  /** Text, as sanitized HTML or plain text. */
  content: ProseContent;
  /** A `story` begins in italics, and its pull quotes begin one column further left. @default 'article' */
  variant?: ProseVariant;
}

/**
 * Text of an article or a story. For a sentence or two use `Text`.
 *
 * Parts in Devanagari get their `lang`. Markup is never passed to the browser: it is parsed, and only `proseElements` are rendered. The only attribute kept is a
 * link’s address, which goes through `SafeLink`. The server sanitizes on write; this protects readers if it did not, or if the
 * markup comes from another server. A branded type was the alternative. It would only prove that a function was called, not
 * that it ran on this text, and API responses would need a cast. Parsing costs 1 KB on pages with prose, and no dependency.
 */
export function Prose({ content, variant = 'article', className, ...rest }: ProseProps): ReactElement {
  const words = useMemo(
    () =>
      'sanitisedHtml' in content
        ? nodesOf(content.sanitisedHtml).map(rendered)
        : paragraphsOf(content.text).map((paragraph) => createElement('p', null, withLanguages(paragraph))),
    [content],
  );
  return createElement(
    'div',
    { ...rest, className: classNames(styles.prose, styles.variants[variant], className) },
    ...words,
  );
}

/* Children are passed as arguments: they keep their order and need no keys. */
const rendered = (node: ProseNode): ReactNode => {
  if (typeof node === 'string') return withLanguages(node);
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

/** True if a number has three digits or more, such as a year: it does not fit beside the text. */
const hasWideNumbers = (list: ProseElementNode): boolean =>
  [list, ...list.children].some((node) => typeof node !== 'string' && (node.number ?? 0) > 99);
