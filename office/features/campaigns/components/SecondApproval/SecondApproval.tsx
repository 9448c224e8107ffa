import { Button, Icon } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { KeyRound } from 'lucide';
import { peopleWords } from '../../../../kit/words/counts.ts';
import { atWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';

export interface SecondApprovalProps {
  /** Number of people who will get it. */
  count: number;
  /** Name of the volunteer who requested the approval. */
  by: string;
  /** Time of the request (ISO). */
  at: string;
  /** True if the reader made the request and therefore cannot approve it. */
  isMine: boolean;
  /** Approves the campaign: it is scheduled, then sent. */
  onYes: () => void;
  /** Makes it a draft again. */
  onStop: () => void;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be done now. */
  unavailableBecause?: string | undefined;
  /** Current time, in milliseconds. */
  now: number;
}

/** Campaign that waits for a second approval. */
export function SecondApproval({
  count,
  by,
  at,
  isMine,
  onYes,
  onStop,
  busy = false,
  unavailableBecause,
  now,
}: SecondApprovalProps) {
  const act = {
    busy,
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  return (
    <Stack space={16}>
      <InlineAlert>
        {isMine ? 'You' : by} asked {atWords(at, now)} to send it to {peopleWords(count)}. It needs a second
        approval{isMine && ', from someone else'}.
      </InlineAlert>
      <Cluster space={12}>
        {!isMine && (
          <Button {...act} variant="accent" icon={<Icon icon={KeyRound} />} onClick={onYes}>
            Approve and schedule
          </Button>
        )}
        <Button {...act} variant="line" onClick={onStop}>
          Make it a draft again
        </Button>
      </Cluster>
    </Stack>
  );
}
