import type { Settings } from '@banyan/api/office';
import { SitesForm } from '@banyan/office/settings';
import { useState } from 'react';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

/** Which site is which chapter's. */
export function SitesPart({ settings }: { settings: Settings }) {
  const { busy, said, save } = useSaving(settings);
  const [round, setRound] = useState(0);
  return (
    <Part heading="Chapters’ sites" said={said}>
      <SitesForm
        key={round}
        sites={settings.sites}
        busy={busy}
        onSave={async (sites) => {
          if (await save('Say which site is which chapter’s', { sites })) setRound(round + 1);
        }}
      />
    </Part>
  );
}
