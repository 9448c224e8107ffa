import type { ComponentProps, ReactNode } from 'react';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import { pictureInRow } from '../pictureRow/pictureRow.ts';
import * as styles from './ThenAndNow.css.ts';

/** Photograph of one year. */
export interface PhotoOfYear {
  /** Year in which it was taken, such as 1974. */
  year: number;
  /** Photograph with its pixel size; without a size it is shown as 4:3. */
  image: PictureImage;
  /** Alternative text: what can be seen. */
  alt: string;
  /** Place, people and photographer, in a sentence or two. */
  caption: ReactNode;
}

export interface ThenAndNowProps extends Omit<ComponentProps<'div'>, 'children'> {
  earlier: PhotoOfYear;
  later: PhotoOfYear;
}

/**
 * Two photographs of one place in two years, equally high on one ground line. On a phone wide ones are below each other. Belongs
 * in a `Container`, below a heading. For more photographs use `MediaGallery`.
 */
export function ThenAndNow({ earlier, later, className, ...rest }: ThenAndNowProps) {
  return (
    <div {...rest} className={classNames(styles.pair, className)}>
      <Photo {...earlier} />
      <Photo {...later} />
    </div>
  );
}

function Photo({ year, image, alt, caption }: PhotoOfYear) {
  const { shapeClass, fit } = pictureInRow(image);
  return (
    <figure className={classNames(styles.photo, shapeClass)}>
      <Picture
        {...pictureProps(image)}
        fit={fit}
        alt={alt}
        sizes="auto, (min-width: 768px) 46vw, calc(100vw - 56px)"
        fallback={{ src: artworkSrc('image-unavailable'), alt: 'Image unavailable' }}
        className={styles.art}
      />
      <figcaption className={styles.words}>
        <Numeral element="time" size="small">
          {year}
        </Numeral>
        <span className={styles.caption}>{caption}</span>
      </figcaption>
    </figure>
  );
}
