import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Picture, type PictureFocus, type PictureProps, sizesFor } from '../Picture/index.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf, paths, patternFor } from './pattern.ts';

export const avatarSizes = ['small', 'medium', 'large', 'lead'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label' | 'id'> {
  /** Name of the person. */
  name: string;
  /**
   * Id that selects one of five drawings behind the initials; the same person always gets the same. Its last five characters
   * suffice.
   */
  id: string;
  /**
   * Size in px: 72 by 90, 84 by 112, 112 by 140, or for the lead of a page 200 by 250, up to 318 wide from 968 px. @default 'small'
   */
  size?: AvatarSize;
  /**
   * Photograph, if there is one. If it does not load, the initials are shown. Without a focus, one taller than wide keeps its upper
   * part. `alt` is for a photograph that shows more than the person; without it the photograph is decorative.
   */
  image?: Pick<PictureProps, 'src' | 'sources' | 'sizes' | 'width' | 'height' | 'loading' | 'focus'> &
    Partial<Pick<PictureProps, 'alt'>>;
  /**
   * `sizes` of the photograph, if `className` sets another size. SHAPE is replaced by its width divided by its height: `max(112px,
   * 140px * SHAPE)`. @default that of `size`
   */
  sizes?: string;
  /** Set it if the name is not written beside the avatar. Without it the avatar is decorative. */
  labelled?: boolean;
}

/** Focal point of a picture without one: the head is in the upper third of a tall picture, and in the middle of a wide one. */
const focusOf = ({ width, height }: Pick<PictureProps, 'width' | 'height'>): PictureFocus =>
  height > width ? { x: 0.5, y: 0 } : 'center';

/** Avatar of a person: a photograph, or initials under an arch. For other pictures use `Picture`. */
export function Avatar({
  name,
  id,
  size = 'small',
  image,
  sizes = styles.imageSizes[size],
  labelled = false,
  className,
  ...rest
}: AvatarProps) {
  const pattern = patternFor(id);
  const named = labelled ? ({ role: 'img', 'aria-label': name } as const) : undefined;
  const decorative = !labelled && !image?.alt;
  return (
    <span
      {...rest}
      {...named}
      aria-hidden={decorative || undefined}
      className={classNames(styles.avatar, styles.tones[pattern], styles.sizes[size], className)}
    >
      <svg
        viewBox="0 0 72 90"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className={styles.drawing}
      >
        <path d={paths[pattern]} />
      </svg>
      <span aria-hidden={decorative ? undefined : 'true'} className={styles.initials}>
        {initialsOf(name)}
      </span>
      {image?.src !== undefined && (
        <Picture
          {...image}
          alt={image.alt ?? ''}
          focus={image.focus ?? focusOf(image)}
          sizes={image.sizes ?? sizesFor(image, sizes)}
          className={styles.photograph}
        />
      )}
    </span>
  );
}
