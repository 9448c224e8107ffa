import type { OfficeEvent } from '@banyan/api/office';
import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { Dialog } from '@banyan/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';

/** The QR code’s code loads only when a pass is made. */
const passes = lazyModule(() => import('./CheckInPassOf.tsx'));

/** Check-in passes for helpers of an event: makes and shows one, and ends all of them. */
export function useCheckInPass({ id, title, zone }: Pick<OfficeEvent, 'id' | 'title' | 'zone'>) {
  const line = `event ${id} passes`;
  const { busy, run } = useActions(line);
  const [made, setMade] = useState<{ link: string; until: string }>();
  const { value } = useLazyModule({ module: passes, need: made ? 'now' : 'none' });
  const params = { id };
  const close = () => setMade(undefined);
  const make = async () => {
    const pass = await run(`Make a check-in pass for “${title}”`, (options) =>
      client.makeCheckInPass({}, { params, ...options }),
    );
    if (pass) setMade(pass);
  };
  const end = () =>
    run(
      `End the check-in passes of “${title}”`,
      (options) => client.endCheckInPass({}, { params, ...options }),
      {
        done: ({ ended }) =>
          ended === 0
            ? 'The passes no longer work. No one had used them.'
            : `The passes no longer work. ${ended === 1 ? 'One helper is' : `${ended} helpers are`} signed out.`,
      },
    );
  const dialog: ReactNode = (
    <Dialog open={made !== undefined} onClose={close} title="Check-in pass" size="wide">
      {made && value && <value.CheckInPassOf {...made} zone={zone} onDone={close} />}
    </Dialog>
  );
  return { busy: busy !== undefined, line, make, end, dialog };
}
