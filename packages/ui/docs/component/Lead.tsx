import { Description } from '@storybook/addon-docs/blocks';
import * as styles from './component.css.ts';

/** Doc comment of the component: what it is, when to use it, and what to use instead. */
export const Lead = () => (
  <div className={styles.lead}>
    <Description of="meta" />
  </div>
);
