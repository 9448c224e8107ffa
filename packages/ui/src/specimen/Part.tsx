import { type ReactNode, useId } from 'react';
import * as styles from './Part.css.ts';

interface PartProps {
  /** What this part shows. */
  title: string;
  /** What to look at, in a sentence or two. */
  note: string;
  /** The samples. */
  children: ReactNode;
}

/** One subject of the component sheet: its name and a remark on the left, the parts on the right. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
