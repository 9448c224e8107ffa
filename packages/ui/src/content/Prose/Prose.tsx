import type { ComponentProps } from 'react';
import { classNames } from '../../elements/classNames.ts';
import * as styles from './Prose.css.ts';
import { paragraphsOf } from './paragraphs.ts';

export const proseVariants = ['article', 'story'] as const;
export type ProseVariant = (typeof proseVariants)[number];

/** Words of any length: markup that the server has already reduced to what is allowed, or plain text with paragraphs. */
export type ProseContent =
  /** Never set from anything but the sanitiser's answer: it is rendered as it is. */
  { sanitisedHtml: string } | { text: string };

export interface ProseProps
  extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'content'> {
  content: ProseContent;
  /** A `story` begins in italics and hangs its pull quotes one column to the left. @default 'article' */
  variant?: ProseVariant;
}

/** An article's or a story's words. For a sentence or two use `Text`. */
export function Prose({ content, variant = 'article', className, ...rest }: ProseProps) {
  const look = classNames(styles.prose, styles.variants[variant], className);
  if ('sanitisedHtml' in content) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write, as the name of the prop requires.
    return <div {...rest} className={look} dangerouslySetInnerHTML={{ __html: content.sanitisedHtml }} />;
  }
  return (
    <div {...rest} className={look}>
      {paragraphsOf(content.text).map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}
