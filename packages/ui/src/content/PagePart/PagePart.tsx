import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PagePart.css.ts';

export interface PagePartProps extends Omit<ComponentProps<'section'>, 'id' | 'aria-labelledby' | 'title'> {
  /** Of its heading: what an `OnPageIndex` leads to, and what a form in it comes back to. */
  id: string;
  /** What this part is about. */
  heading: ReactNode;
}

/** One of many parts of a long page, under a ground line of its own; the first stands on the page's. */
export function PagePart({ id, heading, className, children, ...rest }: PagePartProps) {
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.part, className)}>
      <Heading level={2} size="h3" id={id} tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
