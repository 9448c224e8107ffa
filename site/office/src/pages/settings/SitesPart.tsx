import type { Settings } from '@banyan/api/office';
import { SitesForm } from '@banyan/office/settings';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import { Part } from './Part.tsx';

/** Which site is which chapter's. */
export function SitesPart({ settings: { holdMinutes, sites, version } }: { settings: Settings }) {
  const { busy, said, deed } = useDeed();
  const save = (next: Settings['sites']) =>
    deed(
      'Say which site is which chapter’s',
      (options) => client.saveSettings({ holdMinutes, sites: next, version }, options),
      'It is saved.',
    );
  return (
    <Part heading="Chapters’ sites" said={said}>
      <SitesForm key={version} sites={sites} busy={busy !== undefined} onSave={(next) => void save(next)} />
    </Part>
  );
}
