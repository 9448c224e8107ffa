import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PagePart.css.ts';

export interface PagePartProps extends Omit<ComponentProps<'section'>, 'id' | 'aria-labelledby' | 'title'> {
  /** Id of the heading: the target of an `OnPageIndex`, and of a form in this part after it was sent. */
  id: string;
  /** Heading of the part. */
  heading: ReactNode;
}

/** Part of a long page, under a ground line of its own; the first part uses the page’s line. */
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
