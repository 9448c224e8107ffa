import { breakpoints, radii, space, stacking } from '@banyan/ui/theme';
import { Fragment } from 'react';
import * as styles from './grid.css.ts';

/** Every distance at its own length. */
export function Distances() {
  return (
    <div className={styles.rows}>
      {Object.entries(space).map(([name, value]) => (
        <div key={name} className={styles.row}>
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

/** Every corner there is. */
export function Corners() {
  return (
    <div className={styles.pictures}>
      {Object.entries(radii).map(([name, value]) => (
        <figure key={name} className={styles.figure}>
          <div className={styles.shape} style={{ borderRadius: `var(--banyan-radius-${name})` }} />
          <figcaption className={styles.facts}>
            <b className={styles.factsName}>{name}</b>
            {value}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The two shadows. Nothing at rest has one. */
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

/** A plain list of a scale's names and values. */
function Scale({ of }: { of: Readonly<Record<string, string | number>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(of).map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.factsName}>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export const Breakpoints = () => <Scale of={breakpoints} />;
export const Stacking = () => <Scale of={stacking} />;
