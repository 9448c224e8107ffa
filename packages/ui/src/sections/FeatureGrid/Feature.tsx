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

/** The text that a placeholder carries, and its alternative text. */
const placeholderTexts = { connect: 'Connect', career: 'Career', 'give-back': 'Give Back' } as const;

export interface FeatureProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What it is: `Come to an event`. The link's name, where there is one. */
  title: ReactNode;
  /** Where it leads. The whole feature is pressed then. */
  href?: string;
  /** The drawing of `cards`. */
  activity?: Activity;
  /** The picture of `tiles` and `rising`, cropped. Decoration: the title says it. */
  image?: string;
  /** One of the association's three values: its own picture, and a placeholder with its name when the picture fails. */
  kind?: ValueKind;
  /** Draws this many small arches in `rows`, for something that is counted. The words say the number too. */
  arches?: number;
  /** The field of `panels`; one of each beside each other. @default 'tint' */
  tone?: FeatureTone;
  /** One line or two. */
  children: ReactNode;
}

/** One thing of a `FeatureGrid`, which decides what it looks like. Only inside one. */
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
