import type { Settings } from '@banyan/api/office';
import { HoldForm } from '@banyan/office/settings';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

/** For how long letters about decisions are held. */
export function HoldPart({ settings }: { settings: Settings }) {
  const { busy, said, save } = useSaving(settings);
  return (
    <Part heading="Hold of letters" said={said}>
      <HoldForm
        minutes={settings.holdMinutes}
        busy={busy}
        onSave={(holdMinutes) =>
          void save(
            holdMinutes === 0 ? 'Let letters leave at once' : `Hold letters for ${holdMinutes} minutes`,
            { holdMinutes },
          )
        }
      />
    </Part>
  );
}
