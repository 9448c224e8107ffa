import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PhotoInput.css.ts';

export interface PortraitProps extends Omit<ComponentProps<'canvas'>, 'children' | 'width' | 'height'> {
  /** The picture, as it was drawn in this browser. Its middle is shown. */
  image: HTMLCanvasElement;
  /** Who or what it shows. */
  label: string;
}

/* Twice the widest it is shown: 300 by 375. */
const size = { width: 600, height: 750 } as const;

/**
 * A photograph that only this browser has yet, 4:5 under an arch. A canvas and not an address of the file: the site's
 * Content-Security-Policy allows no pictures but its own. For a photograph that has an address use `Avatar`.
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
