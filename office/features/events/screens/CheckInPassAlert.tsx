import type { OfficeEvent } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { momentThere } from '../../../kit/words/events.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';

type CheckInPassAlertProps = NonNullable<OfficeEvent['checkInPass']> & {
  /** Zone of the event. */
  zone: string | null;
  busy: boolean;
  /** Ends all passes of the event and signs out their helpers. */
  onEnd: () => void;
};

/** Alert with the end of an event’s check-in passes and the names of the helpers who use them. */
export const CheckInPassAlert = ({ until, zone, helpers, busy, onEnd }: CheckInPassAlertProps) => (
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
