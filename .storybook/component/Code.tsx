import { useState } from 'react';
import * as styles from '../../packages/ui/docs/component/component.css.ts';

/** Code that can be taken along. */
export function Code({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      setSaid('Copied');
    } catch {
      setSaid('Select it and copy it: this browser does not let the page do it.');
    }
  };
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <pre tabIndex={0}>
        <code>{children.trim()}</code>
      </pre>
      <button type="button" className={`${styles.choice} ${styles.copy}`} onClick={() => void copy()}>
        Copy
      </button>
      <p role="status" className={styles.caption}>
        {said}
      </p>
    </div>
  );
}
