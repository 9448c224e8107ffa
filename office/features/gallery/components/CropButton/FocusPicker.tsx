import type { Focus } from '@banyan/api/contract';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './CropButton.css.ts';

export interface FocusPickerProps {
  /** Address of the whole picture. */
  src: string;
  /** Focal point. */
  focus: Focus;
  /** Called with the new focal point. */
  onFocus: (focus: Focus) => void;
}

/** Step of an arrow key, as a share of the picture. */
const step = 0.05;

const arrows: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
const percent = (share: number) => Math.round(share * 100);

/** Whole picture with a marker at its focal point. A click, a drag or the arrow keys move it. */
export function FocusPicker({ src, focus, onFocus }: FocusPickerProps) {
  const { x, y } = focus;
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const keys = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onFocus({ x: within(x + by.x), y: within(y + by.y) });
  };
  return (
    <div className={styles.whole} onPointerDown={point} onPointerMove={point}>
      <img src={src} alt="" draggable={false} className={styles.picture} />
      <div
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(x)}
        aria-valuetext={`${percent(x)} % from the left, ${percent(y)} % from the top`}
        className={styles.marker}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={keys}
      />
    </div>
  );
}
