import { classNames } from '@banyan/ui/style';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Panel.css.ts';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'aria-labelledby' | 'title'> {
  /** Heading of the panel, in a few words. */
  heading: ReactNode;
  /** Note beside the heading, such as a count. */
  aside?: ReactNode;
}

/** Section of a screen: a heading with a line, and its content. */
export function Panel({ heading, aside, className, children, ...rest }: PanelProps) {
  const headingId = useId();
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.block, className)}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
