import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/index.ts';
import { SafeLink, safeHref } from '../SafeLink/index.ts';
import * as styles from './Card.css.ts';

export const cardTones = ['plain', 'tint', 'inverse'] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps extends ComponentProps<'article'> {
  /** What it is about; the link's name when there is one. Without it the card is only a surface for its children. */
  heading?: ReactNode;
  /** The place of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** How large its heading is. @default 'h3' */
  headingSize?: HeadingSize;
  /** Makes the whole card one link, which needs a `heading` as its name. */
  href?: string;
  /** `plain` has no surface: a drawing, a rule and words. `tint` and `inverse` are panels that lead elsewhere. @default 'plain' */
  tone?: CardTone;
  /** A `Picture` or a drawing, above the words. */
  media?: ReactNode;
  /** Buttons or links of its own, which stay reachable above the card's link. */
  actions?: ReactNode;
}

/** One thing among others of its kind. No card inside a card, no shadow at rest. A row in a list is an `IndexItem`. */
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
