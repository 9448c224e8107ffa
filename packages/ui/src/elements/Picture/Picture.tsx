import { type ComponentProps, useCallback, useState } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Picture.css.ts';

export const pictureElbows = ['none', 'small', 'large'] as const;
export type PictureElbow = (typeof pictureElbows)[number];
export const pictureFits = ['cover', 'contain'] as const;
export type PictureFit = (typeof pictureFits)[number];
export const pictureFocuses = ['center', 'low'] as const;
/** Position of the main subject: a word, or shares of width and height from the top left corner. */
export type PictureFocus = (typeof pictureFocuses)[number] | Readonly<{ x: number; y: number }>;

/** Widest and narrowest frame of the pages, as width divided by height. */
const frames = { widest: 2.5, narrowest: 0.45 };

/**
 * Step of `object-position`, 0 to 10, that brings a point to the middle of a frame which shows the `cropped`th part of the picture.
 * In a frame that shows more, the point is nearer to where it is in the picture, and always visible.
 */
function stepOf(point: number, cropped: number): number {
  const times = Math.max(cropped, 1.2);
  const position = (point * times - 0.5) / (times - 1);
  return Math.round(Math.min(Math.max(position, 0), 1) * 10);
}

function focusClass(focus: PictureFocus, shape: number) {
  if (typeof focus === 'string') return styles.focuses[focus];
  return classNames(
    styles.focusX[stepOf(focus.x, shape / frames.narrowest)],
    styles.focusY[stepOf(focus.y, frames.widest / shape)],
  );
}

/** Same picture in a better format; the browser takes the first format it supports. */
export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  /** Addresses with their widths, or a single address: `a-400.avif 400w, a-800.avif 800w`. */
  srcSet: string;
}

type ImageProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'loading' | 'fetchPriority'>;

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'>, ImageProps {
  /** Address of the picture in a format that every browser supports. Without it the fallback is shown. */
  src: string | undefined;
  /** Better formats, best first. */
  sources?: readonly PictureSource[];
  /** Alternative text. Empty if the text beside the picture says the same. */
  alt: string;
  /** Natural width in pixels. Width and height reserve the space, so that nothing moves when the picture loads. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** Picture shown if `src` is missing or fails to load. Its alternative text is the text drawn on it. */
  fallback?: { src: string; alt: string };
  /** Rounded corner: `large` on the lead picture of a page, `small` on small ones. @default 'none' */
  elbow?: PictureElbow;
  /** Fills the frame and crops, or shows the whole picture. @default 'cover' */
  fit?: PictureFit;
  /** Position of the main subject, so that a frame of another shape does not crop it. @default 'center' */
  focus?: PictureFocus;
}

/** Picture that reserves its space and has a fallback if it fails to load. For a person use `Avatar`. */
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

  /* A picture that failed before hydration fires no event for us, so its state is checked. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );
  const shown = missing ? fallback : { src, alt };
  // Browsers that know `auto` look for it here, even if only the sources have widths.
  const sized = srcSet !== undefined || (sources.length > 0 && sizes?.startsWith('auto'));
  const image = (
    <img
      key={shown?.src}
      ref={missing ? undefined : look}
      src={shown?.src}
      srcSet={missing ? undefined : srcSet}
      sizes={missing || !sized ? undefined : sizes}
      alt={shown?.alt ?? alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={missing ? undefined : fail}
      className={classNames(styles.image, styles.fits[fit], focusClass(focus, width / height))}
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
