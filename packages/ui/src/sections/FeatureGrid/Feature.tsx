import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, use } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { type Activity, ActivityDrawing } from '../../imagery/ActivityDrawing/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { range } from '../../imagery/drawing.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './FeatureGrid.css.ts';
import { type FeatureGridVariant, VariantContext } from './variants.ts';

export const featureTones = ['tint', 'inverse'] as const;
export type FeatureTone = (typeof featureTones)[number];
export const valueKinds = ['connect', 'career', 'give-back'] as const;
export type ValueKind = (typeof valueKinds)[number];

const arrowSizes: Partial<Record<FeatureGridVariant, number>> = { rows: 24, tiles: 20, panels: 36 };
const pictureSizes = { portrait: { width: 480, height: 640 }, landscape: { width: 900, height: 600 } };

/** Text drawn in a placeholder picture, which is also its alternative text. */
const placeholderTexts = { connect: 'Connect', career: 'Career', 'give-back': 'Give Back' } as const;

export interface FeatureProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Title: `Come to an event`. It is the link’s name, if there is a link. */
  title: ReactNode;
  /** Address of the link. The link then covers the whole feature. */
  href?: string;
  /** Drawing of the variant `cards`. */
  activity?: Activity;
  /** Picture of the variants `tiles` and `rising`, cropped. Decorative: the title has its meaning. */
  image?: string;
  /** Kind of one of the association’s three values: its own picture, and a placeholder with its name if the picture fails. */
  kind?: ValueKind;
  /** Number of small arches drawn in the variant `rows`, for something countable. State the number in the text too. */
  arches?: number;
  /** Color field of the variant `panels`; use each once, side by side. @default 'tint' */
  tone?: FeatureTone;
  /** Text of one or two lines. */
  children: ReactNode;
}

/** Feature of a `FeatureGrid`, whose variant decides its look. Use only inside one. */
export function Feature({
  title,
  href,
  activity,
  image,
  kind,
  arches = 0,
  tone = 'tint',
  className,
  children,
  ...rest
}: FeatureProps) {
  const variant = use(VariantContext);
  const panel = variant === 'panels';
  const arrowSize = href === undefined ? undefined : arrowSizes[variant];
  const arrow = arrowSize ? (
    <Icon
      icon={ArrowRight}
      size={arrowSize}
      strokeWidth={panel ? 1.25 : undefined}
      className={classNames(styles.arrow, styles.arrows[variant])}
    />
  ) : null;
  return (
    <li
      {...rest}
      className={classNames(
        panel && tone === 'inverse' && onField,
        styles.feature,
        styles.features[variant],
        panel && styles.tones[tone],
        className,
      )}
    >
      {activity ? <ActivityDrawing activity={activity} className={styles.drawing} /> : null}
      {image !== undefined || kind ? (
        <Picture
          src={image ?? (kind && artworkSrc(`value-${kind}`))}
          alt=""
          {...pictureSizes[variant === 'rising' ? 'portrait' : 'landscape']}
          fallback={kind && { src: artworkSrc(`placeholder-${kind}`), alt: placeholderTexts[kind] }}
          className={styles.pictures[variant]}
        />
      ) : null}
      <Heading level={3} size={panel ? 'h2' : 'h3'} className={styles.titles[variant]}>
        {href === undefined ? (
          title
        ) : (
          <SafeLink href={href} className={styles.link}>
            {title}
          </SafeLink>
        )}
        {variant === 'tiles' ? arrow : null}
      </Heading>
      <Text
        tone={panel ? 'standard' : 'quiet'}
        measure={variant === 'rows' || variant === 'tiles'}
        className={styles.texts[variant]}
      >
        {children}
      </Text>
      {arches > 0 ? <Arches count={arches} /> : null}
      {variant === 'tiles' ? null : arrow}
    </li>
  );
}

const step = 31;

function Arches({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * step} 34`}
      width={count * step}
      height={34}
      aria-hidden="true"
      className={styles.arches}
    >
      {range(count).map((place) => (
        <path
          key={place}
          d={`M${place * step + 1} 34V15a14 14 0 0 1 28 0v19M${place * step + 7} 34V16a8 8 0 0 1 16 0v18`}
        />
      ))}
    </svg>
  );
}
