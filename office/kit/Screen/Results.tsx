import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { ViewsMenu } from '../../shell/ViewsMenu.tsx';
import { CountLine } from '../CountLine/CountLine.tsx';

export interface ResultsProps {
  /** Number of shown rows. */
  shown: number;
  /** Number of matching rows. */
  total: number;
  /** URL of the list without filters, if it is filtered. */
  clearHref?: string | undefined;
  /** Level of the first headings. @default 3 */
  headingLevel?: 2 | 3;
  /** Hint shown if nothing matches. */
  hint?: ReactNode;
  /** Text of the empty state. */
  empty: { heading: string; action?: ReactNode; words?: ReactNode };
  /** Summary of all matching rows, above them. */
  summary?: ReactNode;
  /** Shows the next page below this one; `undefined` on the last page. */
  onMore?: (() => void) | undefined;
  /** Rows of the list. */
  children: ReactNode;
}

/** Results of a list: rows with their count, the next page and saved views, or an empty state. */
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
