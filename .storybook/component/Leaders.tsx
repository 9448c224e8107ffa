import * as styles from '../../packages/ui/docs/component/component.css.ts';
import type { Box } from './boxes.ts';

interface LeadersProps {
  boxes: readonly (Box | undefined)[];
  /** How much smaller than it is what they lie over is drawn. @default 1 */
  scale?: number;
}

/** A number at each part, and a line around it. */
export const Leaders = ({ boxes, scale = 1 }: LeadersProps) =>
  boxes.map((box, place) => {
    if (!box) return null;
    const left = box.left * scale;
    const top = box.top * scale;
    return (
      <span key={place} aria-hidden>
        <span
          className={styles.outline}
          style={{ left, top, width: box.width * scale, height: box.height * scale }}
        />
        <span className={styles.leader} style={{ left: Math.max(2, left - 12), top: Math.max(2, top - 26) }}>
          {place + 1}
        </span>
      </span>
    );
  });
