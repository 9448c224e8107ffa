import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as styles from './LinkPanels.css.ts';

export interface LinkPanelsProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** What both are about, for those who listen: `Jobs`. */
  heading: ReactNode;
  /** The heading's id, which anchors lead to. */
  headingId: string;
  /** Two `LinkPanel`s, one of each tone. */
  children: ReactNode;
}

/** Two ways into one matter, side by side from 768 px. Belongs in a `Container`. For more of them use `FeatureTiles`. */
export function LinkPanels({ heading, headingId, children, ...rest }: LinkPanelsProps) {
  return (
    <section {...rest} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ul className={styles.panels}>{children}</ul>
    </section>
  );
}
