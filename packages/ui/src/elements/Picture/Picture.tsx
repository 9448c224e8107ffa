import { type ComponentProps, useCallback, useState } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Picture.css.ts';

export const pictureElbows = ['none', 'small', 'large'] as const;
export type PictureElbow = (typeof pictureElbows)[number];
export const pictureFits = ['cover', 'contain'] as const;
export type PictureFit = (typeof pictureFits)[number];
export const pictureFocuses = ['center', 'low'] as const;
export type PictureFocus = (typeof pictureFocuses)[number];

/** The same picture in a better format; the browser takes the first it knows. */
export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  /** One address, or several with their widths: `a-400.avif 400w, a-800.avif 800w`. */
  srcSet: string;
}

type ImageProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'loading' | 'fetchPriority'>;

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'>, ImageProps {
  /** Where it is, in a format every browser knows. Without one, the fallback is shown. */
  src: string | undefined;
  /** Better formats, best first. */
  sources?: readonly PictureSource[];
  /** What it shows, for those who do not see it. Empty when the words beside it say the same. */
  alt: string;
  /** Its own pixels. They reserve the room, so that nothing moves when it arrives. */
  width: number;
  /** Its own height in pixels. */
  height: number;
  /** Shown when there is no picture or it does not arrive. Its alt text is what is written on it. */
  fallback?: { src: string; alt: string };
  /** The one curve: `large` on the lead picture of a page, `small` on small ones. @default 'none' */
  elbow?: PictureElbow;
  /** Fill the frame, or show all of it. @default 'cover' */
  fit?: PictureFit;
  /** Where what matters is, so that a frame of another shape does not cut it off. @default 'center' */
  focus?: PictureFocus;
}

/** A picture that keeps its place, and has something to show when it does not arrive. For a person use `Avatar`. */
export function Picture({
  src,
  sources = [],
  srcSet,
  sizes,
  alt,
  width,
  height,
  fallback,
  loading = 'lazy',
  fetchPriority,
  elbow = 'none',
  fit = 'cover',
  focus = 'center',
  className,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const missing = src === undefined || failedSrc === src;
  const fail = () => setFailedSrc(src);

  /* A picture that failed before hydration fires no event for us; it says so itself. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );
  const shown = missing ? fallback : { src, alt };
  const image = (
    <img
      key={shown?.src}
      ref={missing ? undefined : look}
      src={shown?.src}
      srcSet={missing ? undefined : srcSet}
      sizes={missing || srcSet === undefined ? undefined : sizes}
      alt={shown?.alt ?? alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={missing ? undefined : fail}
      className={classNames(styles.image, styles.fits[fit], styles.focuses[focus])}
    />
  );
  return (
    <span
      {...rest}
      data-state={shown === undefined ? 'missing' : undefined}
      className={classNames(styles.frame, styles.elbows[elbow], className)}
    >
      {missing || sources.length === 0 ? (
        image
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </span>
  );
}
