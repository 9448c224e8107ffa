import type { OfficeEvent } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { momentThere } from '../../../kit/words/events.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';

type DoorPassAlertProps = NonNullable<OfficeEvent['checkInPass']> & {
  /** Zone of the event. */
  zone: string | null;
  busy: boolean;
  /** Ends all passes of the event: whoever is in by one is out at once. */
  onEnd: () => void;
};

/** Says until when passes of an event's door are good, and who works it by one. */
export const DoorPassAlert = ({ until, zone, helpers, busy, onEnd }: DoorPassAlertProps) => (
  <InlineAlert
    action={
      <Button variant="line" size="small" busy={busy} onClick={onEnd}>
        End the passes
      </Button>
    }
  >
    A check-in pass works until {momentThere(until, zone)}.{' '}
    {helpers.length === 0
      ? 'No one has used it yet.'
      : `Checking in: ${helpers.map(({ name }) => name).join(', ')}.`}
  </InlineAlert>
);
