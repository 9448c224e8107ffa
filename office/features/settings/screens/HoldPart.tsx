import type { Settings } from '@banyan/api/office';
import { HoldForm } from '../components/HoldForm/HoldForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

const line = 'settings hold';

/** Section for the delay of emails about decisions. */
export function HoldPart({ settings }: { settings: Settings }) {
  const { busy, save } = useSaving(settings, line);
  return (
    <Part heading="Send delay" line={line}>
      <HoldForm
        minutes={settings.holdMinutes}
        busy={busy}
        onSave={(holdMinutes) =>
          void save(holdMinutes === 0 ? 'Send emails right away' : `Delay emails by ${holdMinutes} minutes`, {
            holdMinutes,
          })
        }
      />
    </Part>
  );
}
