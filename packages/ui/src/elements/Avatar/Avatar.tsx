import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf, paths, patternFor } from './pattern.ts';

export const avatarSizes = ['small', 'medium', 'large', 'lead'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label' | 'id'> {
  /** Whose place it is. */
  name: string;
  /** Decides which of five drawings stands behind the initials; the same person always gets the same. Its last five characters are enough. */
  id: string;
  /** 72 by 90, 84 by 112, 112 by 140, or the lead of a page: 200 by 250, from 968 px up to 318 wide. @default 'small' */
  size?: AvatarSize;
  /** A photograph, when there is one. If it does not arrive, the initials stand there as before. */
  image?: Pick<PictureProps, 'src' | 'sources' | 'sizes' | 'width' | 'height' | 'loading'>;
  /** Set where the name does not stand beside it. Without it the niche is decoration. */
  labelled?: boolean;
}

/** A person's place: a photograph, or initials under an arch. Pictures of anything else are a `Picture`. */
export function Avatar({
  name,
  id,
  size = 'small',
  image,
  labelled = false,
  className,
  ...rest
}: AvatarProps) {
  const pattern = patternFor(id);
  const named = labelled
    ? ({ role: 'img', 'aria-label': name } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <span
      {...rest}
      {...named}
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
      <span className={styles.initials}>{initialsOf(name)}</span>
      {image?.src !== undefined && <Picture {...image} alt="" className={styles.photograph} />}
    </span>
  );
}
