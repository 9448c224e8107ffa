import { type ComponentProps, type ReactNode, useId } from 'react';
import { Spinner } from '../../elements/Spinner/index.ts';
import { range, roundArch } from '../../imagery/drawing.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PhotoInput.css.ts';
import { Portrait } from './Portrait.tsx';

export interface PhotoInputProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'multiple'> {
  /** What to do here: `Choose a photograph`. */
  label: ReactNode;
  /** What may be chosen, under the label: `Optional, up to 5MB.` */
  hint: ReactNode;
  /** What was chosen. It fills the niche. */
  image?: HTMLCanvasElement | undefined;
  /** What the picture shows, for those who listen. @default 'Your photograph' */
  imageLabel?: string;
  /** It is being read. @default false */
  busy?: boolean;
}

const arches = range(5).map((order) => {
  const inset = order + 1;
  return roundArch(17 * inset, 240 - 34 * inset, 25 * inset, 300);
});

/**
 * The place that a photograph will fill, and where it is chosen: pressed, or dropped on. It is one native file input, so
 * the keyboard and dropping work by themselves. What is wrong with the file stands outside, with the field's other words.
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
