import type { Settings } from '@banyan/api/office';
import { SecondYesForm } from '../components/SecondYesForm/SecondYesForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

/** Whether what is large waits for a second person. */
export function SecondYesPart({ settings }: { settings: Settings }) {
  const { busy, said, save } = useSaving(settings);
  return (
    <Part heading="Two-person approval" said={said}>
      <SecondYesForm
        isOn={settings.secondYes === true}
        busy={busy}
        onSave={(secondYes) =>
          void save(secondYes ? 'Require a second approval' : 'Turn off two-person approval', { secondYes })
        }
      />
    </Part>
  );
}
