import type { ComponentProps, ReactNode } from 'react';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEvents.css.ts';

/** One event that is over, as the list shows it. */
export interface PastEventSummary {
  /** What happened there. */
  title: string;
  /** Its own page. Without one the tile is no link. */
  href?: string;
  /** The date in words: `Sunday, October 18, 2026`. */
  dateLong: string;
  /** The same for machines: `2026-10-18`. */
  dateTime?: string;
  /** Shown as given: whoever passes it cuts it. */
  description?: ReactNode;
  /** Its first picture: an address, or one with its sizes and better formats. Missing or broken: the default drawing. */
  image?: PictureImage;
}

export interface PastEventCardProps
  extends PastEventSummary,
    Omit<ComponentProps<'li'>, keyof PastEventSummary | 'children'> {
  /** Half a row wide instead of a third, as the first two are: its picture is fetched for that. @default false */
  wide?: boolean;
}

/** A past event as a tile, on phones as a row; the first two of `PastEvents` are larger. For one that is still to come use `EventRow`. */
export function PastEventCard({
  title,
  href,
  dateLong,
  dateTime,
  description,
  image,
  wide = false,
  className,
  ...rest
}: PastEventCardProps) {
  return (
    <li {...rest} className={classNames(styles.tile, className)}>
      <Picture
        {...pictureProps(image)}
        sizes={wide ? styles.sizes.wide : styles.sizes.tile}
        alt=""
        fallback={{ src: defaultDrawing(title), alt: '' }}
        className={styles.art}
      />
      <div className={styles.words}>
        <Text size="small" tone="quiet">
          <time dateTime={dateTime}>{dateLong}</time>
        </Text>
        <Heading level={3} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <SafeLink href={href} className={link}>
              {title}
            </SafeLink>
          )}
        </Heading>
        {description ? (
          <Text size="small" tone="quiet" className={styles.description}>
            {description}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
