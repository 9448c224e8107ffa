import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/index.ts';
import { SafeLink, safeHref } from '../SafeLink/index.ts';
import * as styles from './Card.css.ts';

export const cardTones = ['plain', 'tint', 'inverse'] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps extends ComponentProps<'article'> {
  /** Heading, and the link’s name if there is a link. Without it the card is only a surface for its children. */
  heading?: ReactNode;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Size of its heading. @default 'h3' */
  headingSize?: HeadingSize;
  /** Address that makes the whole card one link; it needs a `heading` as its name. */
  href?: string;
  /** `plain` has no surface: a drawing, a rule and text. `tint` and `inverse` are panels that lead elsewhere. @default 'plain' */
  tone?: CardTone;
  /** Media above the text: a `Picture` or a drawing. */
  media?: ReactNode;
  /** Buttons or links that remain usable above the card’s own link. */
  actions?: ReactNode;
}

/**
 * Card for one item among others of its kind. Do not nest cards; a card at rest has no shadow. For rows in a list use `IndexItem`.
 */
export function Card({
  heading,
  headingLevel = 3,
  headingSize = 'h3',
  href,
  tone = 'plain',
  media,
  actions,
  className,
  children,
  ...rest
}: CardProps) {
  const linked = heading !== undefined && safeHref(href) !== undefined;
  return (
    <article
      {...rest}
      className={classNames(
        styles.card,
        styles.tones[tone],
        tone === 'inverse' && onField,
        tone === 'plain' && media === undefined && styles.ruled,
        linked && styles.linked,
        className,
      )}
    >
      {media}
      <div className={styles.body}>
        {heading === undefined ? null : (
          <Heading level={headingLevel} size={headingSize}>
            <SafeLink href={href} className={styles.link}>
              {heading}
            </SafeLink>
          </Heading>
        )}
        {children}
        {actions !== undefined && <div className={styles.above}>{actions}</div>}
      </div>
    </article>
  );
}
