import type { ComponentProps, ReactNode } from 'react';
import { link } from '../../elements/Card/Card.css.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEvents.css.ts';

/** Past event of a list. */
export interface PastEventSummary {
  /** Title of the event. */
  title: string;
  /** Address of the event’s page. Without it the tile is no link. */
  href?: string;
  /** Date in words: `Sunday, October 18, 2026`. */
  dateLong: string;
  /** Machine-readable date: `2026-10-18`. */
  dateTime?: string;
  /** Description, shown as given; the caller shortens it. */
  description?: ReactNode;
  /** First picture of the event: an address, or one with its sizes and better formats. Missing or broken: the default drawing. */
  image?: PictureImage;
}

export interface PastEventCardProps
  extends PastEventSummary,
    Omit<ComponentProps<'li'>, keyof PastEventSummary | 'children'> {
  /** True for the first two tiles, half a row wide instead of a third: a larger picture is fetched. @default false */
  wide?: boolean;
}

/** Past event as a tile, on phones as a row; the first two of `PastEvents` are larger. For an upcoming event use `EventRow`. */
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
