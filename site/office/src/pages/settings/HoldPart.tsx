import type { Settings } from '@banyan/api/office';
import { HoldForm } from '@banyan/office/settings';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import { Part } from './Part.tsx';

/** For how long letters about decisions are held. */
export function HoldPart({ settings: { holdMinutes, sites, version } }: { settings: Settings }) {
  const { busy, said, deed } = useDeed();
  const save = (minutes: Settings['holdMinutes']) =>
    deed(
      minutes === 0 ? 'Let letters leave at once' : `Hold letters for ${minutes} minutes`,
      (options) => client.saveSettings({ holdMinutes: minutes, sites, version }, options),
      'It is saved.',
    );
  return (
    <Part heading="Hold of letters" said={said}>
      <HoldForm
        key={version}
        minutes={holdMinutes}
        busy={busy !== undefined}
        onSave={(minutes) => void save(minutes)}
      />
    </Part>
  );
}
