import { RotateCw } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Button } from '../Button/index.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { StateDrawing } from './StateDrawing.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Heading: "Unable to Load Jobs". */
  heading: ReactNode;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Called to try again. Without it there is no button. */
  onRetry?: () => void;
  /** Label of the retry button. @default 'Try Again' */
  retryLabel?: string;
  /** Set while a retry is under way: the button is busy and keeps the focus. */
  busy?: boolean;
  /** Further action, beside or instead of the retry button. */
  action?: ReactNode;
  /** Announces the message when it appears. Turn it off if a parent announces it, as `ListProgress` does. @default true */
  live?: boolean;
}

/**
 * Message for content that failed to load. The children are one sentence: the cause, or what to do. Announced when it appears.
 * For empty results use `EmptyState`; for a message about something else on the page use `Notice`.
 */
export function ErrorState({
  heading,
  headingLevel = 3,
  onRetry,
  retryLabel = 'Try Again',
  busy = false,
  action,
  live = true,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <div {...rest} role={live ? 'alert' : undefined} className={classNames(styles.state, className)}>
      <StateDrawing>
        <path d="M2 96V40a26 26 0 0 1 26-26h10M130 96V40a26 26 0 0 0-26-26H94M14 96V42a14 14 0 0 1 14-14h10M118 96V42a14 14 0 0 0-14-14H94" />
        <path className={styles.broken} d="M44 14h44M44 28h44" />
        <path strokeWidth="1.25" d="M40 6v30M92 6v30" />
      </StateDrawing>
      <Heading level={headingLevel} size="h3" className={styles.heading}>
        {heading}
      </Heading>
      {children !== undefined && (
        <Text element="div" tone="quiet" measure>
          {children}
        </Text>
      )}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles.action}>
          {onRetry !== undefined && (
            <Button busy={busy} onClick={onRetry} icon={<Icon icon={RotateCw} />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
