import { breakpoints, radii, space, stacking } from '@banyan/ui/theme';
import * as styles from './grid.css.ts';
import { Terms } from './Terms.tsx';

/** Every space token, drawn at its own length. */
export function Distances() {
  return (
    <div className={styles.rows}>
      {Object.entries(space).map(([name, value]) => (
        <div key={name} className={`${styles.row} ${styles.drawnRow}`}>
          <p className={styles.facts}>
            <b className={styles.factsName}>{name}</b>
            {value}
          </p>
          <div className={styles.bar} style={{ width: `var(--banyan-space-${name})` }} />
        </div>
      ))}
    </div>
  );
}

/** Every corner radius. */
export function Corners() {
  return (
    <div className={styles.pictures}>
      {Object.entries(radii).map(([name, value]) => (
        <figure key={name} className={styles.figure}>
          <div className={styles.shape} style={{ borderRadius: `var(--banyan-radius-${name})` }} />
          <figcaption className={styles.caption}>
            <b className={styles.factsName}>{name}</b>
            {value}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Both shadows. Elements at rest have none. */
export function Elevation() {
  return (
    <div className={styles.pictures}>
      {['menu', 'overlay'].map((name) => (
        <figure key={name} className={styles.figure}>
          <div className={styles.raised} style={{ boxShadow: `var(--banyan-shadow-${name})` }} />
          <figcaption className={styles.factsName}>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export const Breakpoints = () => (
  <Terms of={Object.entries(breakpoints).map(([name, width]) => [name, `from ${width} px`])} />
);
export const Stacking = () => <Terms of={Object.entries(stacking)} />;
