import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Values.css.ts';

export const valueKinds = ['connect', 'career', 'give-back'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** The text that a placeholder carries, and its alternative text. */
const placeholderTexts = { connect: 'Connect', career: 'Career', 'give-back': 'Give Back' } as const;

export interface ValueCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Which drawing it carries, and which placeholder when that fails. */
  kind: ValueKind;
  /** What we do, in a word or two. */
  title: ReactNode;
  /** A photograph or drawing instead of ours. Decorative: the title says it. */
  image?: string;
  /** One or two lines. */
  children: ReactNode;
}

/**
 * One reason to join. Only inside `Values`. A picture that fails gives way to a placeholder with the text Connect,
 * Career or Give Back in the same crop.
 */
export function ValueCard({ kind, title, image, className, children, ...rest }: ValueCardProps) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      <Picture
        src={image ?? artworkSrc(`value-${kind}`)}
        alt=""
        width={480}
        height={640}
        fallback={{ src: artworkSrc(`placeholder-${kind}`), alt: placeholderTexts[kind] }}
        className={styles.art}
      />
      <Heading level={3} className={styles.title}>
        {title}
      </Heading>
      <Text tone="quiet">{children}</Text>
    </li>
  );
}
