import type { Settings } from '@banyan/api/office';
import { SecondYesForm } from '@banyan/office/settings';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

/** Whether what is large waits for a second person. */
export function SecondYesPart({ settings }: { settings: Settings }) {
  const { busy, said, save } = useSaving(settings);
  return (
    <Part heading="Second yes" said={said}>
      <SecondYesForm
        isOn={settings.secondYes === true}
        busy={busy}
        onSave={(secondYes) =>
          void save(secondYes ? 'Ask for a second yes' : 'Do without a second yes', { secondYes })
        }
      />
    </Part>
  );
}
