import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { StateDrawing } from '../ErrorState/StateDrawing.tsx';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Heading: "No alumni found". */
  heading: ReactNode;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Next action: a `Button` or a `ButtonLink`, usually of variant `line`. */
  action?: ReactNode;
  /** Announces the message: set it if it appears after an action of the reader, for instance a search. */
  live?: boolean;
}

/** Message for an empty list or page without an error. The children are one helpful sentence. For an error use `ErrorState`. */
export function EmptyState({
  heading,
  headingLevel = 3,
  action,
  live = false,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} role={live ? 'status' : undefined} className={classNames(styles.state, className)}>
      <StateDrawing>
        <path d="M2 96V40a26 26 0 0 1 52 0v56M14 96V42a14 14 0 0 1 28 0v54M130 96V40a26 26 0 0 0-52 0v10M118 96V42a14 14 0 0 0-28 0v2" />
        <path className={styles.missing} d="M66 96V4" />
      </StateDrawing>
      <Heading level={headingLevel} size="h3" className={styles.heading}>
        {heading}
      </Heading>
      {children !== undefined && (
        <Text element="div" tone="quiet" measure>
          {children}
        </Text>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
