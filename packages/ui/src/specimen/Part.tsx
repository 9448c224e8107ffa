import { type ReactNode, useId } from 'react';
import * as styles from './Part.css.ts';

interface PartProps {
  /** Subject of this part. */
  title: string;
  /** Hint about the samples, in a sentence or two. */
  note: string;
  /** Samples of the part. */
  children: ReactNode;
}

/** Part of the component sheet about one subject: its name and a hint on the left, the samples on the right. */
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
