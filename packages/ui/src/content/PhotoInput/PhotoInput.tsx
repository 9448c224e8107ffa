import { type ComponentProps, type ReactNode, useId } from 'react';
import { Spinner } from '../../elements/Spinner/index.ts';
import { range, roundArch } from '../../imagery/drawing.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PhotoInput.css.ts';
import { Portrait } from './Portrait.tsx';

export interface PhotoInputProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'multiple'> {
  /** Label of the input: `Choose a photograph`. */
  label: ReactNode;
  /** Accepted files, under the label: `Optional, up to 5MB.` */
  hint: ReactNode;
  /** Chosen picture. It fills the niche. */
  image?: HTMLCanvasElement | undefined;
  /** Accessible name of the chosen picture. @default 'Your photograph' */
  imageLabel?: string;
  /** True while the file is being read. @default false */
  busy?: boolean;
}

const arches = range(5).map((order) => {
  const inset = order + 1;
  return roundArch(17 * inset, 240 - 34 * inset, 25 * inset, 300);
});

/**
 * File input for a photograph, shown where the photograph will appear: click it or drop a file on it. It is one native file
 * input, so the keyboard and dropping work by themselves. Error messages belong outside, with the field’s other texts.
 */
export function PhotoInput({
  label,
  hint,
  image,
  imageLabel = 'Your photograph',
  busy = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PhotoInputProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-about`;
  return (
    <div className={classNames(styles.frame, image !== undefined && styles.filled, className)}>
      <svg viewBox="0 0 240 300" aria-hidden="true" className={styles.drawing}>
        {arches.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {image ? <Portrait image={image} label={imageLabel} className={styles.photograph} /> : null}
      <div className={styles.words}>
        <label htmlFor={inputId} className={styles.label}>
          {busy ? <Spinner /> : null}
          {label}
        </label>
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </div>
      <input
        {...rest}
        id={inputId}
        type="file"
        aria-describedby={describedBy ? `${hintId} ${describedBy}` : hintId}
        className={styles.input}
      />
    </div>
  );
}
