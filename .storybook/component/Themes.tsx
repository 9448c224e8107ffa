import { themes } from '@banyan/ui/themes';
import type { ComponentType } from 'react';
import * as styles from '../../packages/ui/docs/component/component.css.ts';

const modes = ['light', 'dark'] as const;

/** The same in every theme, by day and by night. An example and no story: a story drawn twice would double its ids. */
export function Themes({ Example }: { Example: ComponentType }) {
  return (
    <div className={styles.themes}>
      {themes.flatMap(({ id, label }) =>
        modes.map((mode) => (
          <div
            key={`${id} ${mode}`}
            className={styles.themed}
            data-sample=""
            data-theme={id}
            data-mode={mode}
          >
            <Example />
            <span className={styles.caption}>
              {label}, {mode}
            </span>
          </div>
        )),
      )}
    </div>
  );
}
