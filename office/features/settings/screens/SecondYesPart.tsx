import type { Settings } from '@banyan/api/office';
import { SecondYesForm } from '../components/SecondYesForm/SecondYesForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

const line = 'settings second-yes';

/** Section for the second approval. */
export function SecondYesPart({ settings }: { settings: Settings }) {
  const { busy, save } = useSaving(settings, line);
  return (
    <Part heading="Two-person approval" line={line}>
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
