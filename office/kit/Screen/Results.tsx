import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { ViewsMenu } from '../../shell/ViewsMenu.tsx';
import { CountLine } from '../CountLine/CountLine.tsx';

export interface ResultsProps {
  /** Number of rows that are shown. */
  shown: number;
  /** Number of rows that match. */
  total: number;
  /** Address of the list without filters, if it is narrowed. */
  clearHref?: string | undefined;
  /** Headings begin at. @default 3 */
  headingLevel?: 2 | 3;
  /** What helps where nothing matches. */
  hint?: ReactNode;
  /** What is said of a list that has nothing yet. */
  empty: { heading: string; action?: ReactNode; words?: ReactNode };
  /** What is said of all that match, above them. */
  summary?: ReactNode;
  /** Shows the next page under this one; `undefined` on the last. */
  onMore?: (() => void) | undefined;
  /** The rows. */
  children: ReactNode;
}

/** What a list found: its rows and how many, the next page, saved views; or that nothing matches, or is there yet. */
export function Results({
  shown,
  total,
  clearHref,
  headingLevel = 3,
  hint,
  empty,
  summary,
  onMore,
  children,
}: ResultsProps) {
  const clear = clearHref !== undefined && (
    <ButtonLink variant="quiet" size="small" href={clearHref}>
      Clear filters
    </ButtonLink>
  );
  if (shown === 0)
    return clear ? (
      <EmptyState live heading="Nothing matches." headingLevel={headingLevel} action={clear}>
        {hint}
      </EmptyState>
    ) : (
      <EmptyState heading={empty.heading} headingLevel={headingLevel} action={empty.action}>
        {empty.words}
      </EmptyState>
    );
  return (
    <>
      <div>
        {summary && (
          <p role="status">
            {summary} {clear}
          </p>
        )}
        {children}
      </div>
      <CountLine shown={shown} total={total}>
        {onMore && (
          <Button variant="line" size="small" onClick={onMore}>
            Show more
          </Button>
        )}
        <ViewsMenu />
      </CountLine>
    </>
  );
}
