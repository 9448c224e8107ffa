import { durations, easings } from '@banyan/ui/theme';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../src/elements/Button/index.ts';
import * as styles from './grid.css.ts';

const query = '(prefers-reduced-motion: reduce)';
const subscribe = (changed: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Every duration with every easing, played on request. */
export function Motions() {
  const [atEnd, setAtEnd] = useState(false);
  const reduced = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
  return (
    <>
      <p>
        <Button onClick={() => setAtEnd((before) => !before)}>Play</Button>
      </p>
      <p role="status">
        {reduced
          ? 'This device asks for less motion, so everything below is at once in its final place. That is what visitors with this setting get.'
          : 'This device allows motion.'}
      </p>
      <div className={styles.rows}>
        {Object.entries(durations).map(([duration, time]) =>
          Object.entries(easings).map(([easing, curve]) => (
            <div key={`${duration} ${easing}`} className={`${styles.row} ${styles.drawnRow}`}>
              <p className={styles.facts}>
                <b className={styles.factsName}>
                  {duration}, {easing}
                </b>
                {time} {curve}
              </p>
              <div className={styles.track} data-at={atEnd ? 'end' : 'start'}>
                <div
                  className={styles.runner}
                  style={{
                    transition: `inset-inline-start var(--banyan-duration-${duration}) var(--banyan-easing-${easing})`,
                  }}
                />
              </div>
            </div>
          )),
        )}
      </div>
    </>
  );
}
