import { Button } from '@banyan/ui/elements';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { UndoBar } from '../../../kit/UndoBar/UndoBar.tsx';
import type { Feedback } from '../../../kit/useActions.ts';
import type { UndoBarState } from '../../../kit/useUndoBar.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { WriteTo } from '../../../shell/WriteTo.tsx';
import type { Trouble } from './useDecisions.ts';

export interface ReviewNoticesProps {
  isOffline: boolean;
  said: Feedback | undefined;
  troubles: readonly Trouble[];
  /** Called when a trouble is closed. */
  onSettle: (ref: string) => void;
  bar: UndoBarState | undefined;
}

/** Notices of the review screen: offline, result messages, errors, and the undo bar. */
export const ReviewNotices = ({ isOffline, said, troubles, onSettle, bar }: ReviewNoticesProps) => (
  <>
    {isOffline && (
      <InlineAlert live tone="warning" id={offlineId}>
        You’re offline. You can read, but not decide.
      </InlineAlert>
    )}
    {said && (
      <InlineAlert live tone={said.tone} action={said.writeTo && <WriteTo {...said.writeTo} />}>
        {said.words}
      </InlineAlert>
    )}
    {troubles.map(({ ref, tone, words, action }) => (
      <InlineAlert
        key={ref}
        live
        tone={tone}
        action={
          <>
            {action && (
              <Button variant="line" size="small" onClick={action.run}>
                {action.label}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => onSettle(ref)}>
              Close
            </Button>
          </>
        }
      >
        {words}
      </InlineAlert>
    ))}
    {bar && (
      <UndoBar
        words={bar.words}
        at={bar.at}
        leavesAt={bar.leavesAt}
        emails={bar.emails}
        isFinal={bar.isFinal}
        isMailSetUp={bar.isMailSetUp}
        busy={bar.busy}
        onUndo={bar.onUndo}
        onSendNow={bar.onSendNow}
      />
    )}
  </>
);
