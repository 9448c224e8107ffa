import { Button, Icon } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { KeyRound } from 'lucide';
import { peopleWords } from '../../../../kit/words/counts.ts';
import { atWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';

export interface SecondApprovalProps {
  /** How many get it. */
  count: number;
  /** Who asked for it to be sent. */
  by: string;
  /** When that was asked (ISO). */
  at: string;
  /** Whether that was whoever reads this, who cannot say yes as well. */
  isMine: boolean;
  /** Says the second yes: the campaign is held, then sent. */
  onYes: () => void;
  /** Makes it a draft again. */
  onStop: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be done now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** A campaign that waits until somebody else says yes, too. */
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
