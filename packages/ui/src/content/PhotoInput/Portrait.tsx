import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PhotoInput.css.ts';

export interface PortraitProps extends Omit<ComponentProps<'canvas'>, 'children' | 'width' | 'height'> {
  /** Picture drawn in this browser. Its middle is shown. */
  image: HTMLCanvasElement;
  /** Accessible name of the picture. */
  label: string;
}

/* Twice its largest size on the page, 300 by 375. */
const size = { width: 600, height: 750 } as const;

/**
 * Photograph that exists only in this browser so far, 4:5 under an arch. Drawn on a canvas, because the site’s
 * Content-Security-Policy allows only its own picture addresses. For a photograph that has an address use `Avatar`.
 */
export function Portrait({ image, label, className, ...rest }: PortraitProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = Math.max(size.width / image.width, size.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
  }, [image]);
  return (
    <canvas
      {...rest}
      {...size}
      ref={canvas}
      role="img"
      aria-label={label}
      className={classNames(styles.portrait, className)}
    />
  );
}
