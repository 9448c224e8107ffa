import type { Settings } from '@banyan/api/office';
import { useDraft } from '../../../kit/useDraft.ts';
import { SitesForm } from '../components/SitesForm/SitesForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

const line = 'settings sites';

/** Section for the chapter of each site. */
export function SitesPart({ settings }: { settings: Settings }) {
  const { busy, save } = useSaving(settings, line);
  const draft = useDraft('sites', 'all');
  return (
    <Part heading="Chapter sites" line={line}>
      <SitesForm
        draft={draft}
        sites={settings.sites}
        busy={busy}
        onSave={async (sites) => {
          if (await save('Set which site belongs to which chapter', { sites })) draft.forget();
        }}
      />
    </Part>
  );
}
