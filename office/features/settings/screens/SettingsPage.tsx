import type { Copies, Settings } from '@banyan/api/office';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import type { SavedReason } from '../../review/reasons.ts';
import { SettingsParts } from '../components/SettingsParts/SettingsParts.tsx';
import { CopiesPart } from './CopiesPart.tsx';
import { DigestPart } from './DigestPart.tsx';
import { EnvironmentPart } from './EnvironmentPart.tsx';
import { HoldPart } from './HoldPart.tsx';
import { KeepingPart } from './KeepingPart.tsx';
import { LetterPart, type OpenLetter } from './LetterPart.tsx';
import { MailPart } from './MailPart.tsx';
import { ReasonsPart } from './ReasonsPart.tsx';
import { SamplesPart } from './SamplesPart.tsx';
import { SecondYesPart } from './SecondYesPart.tsx';
import { SitesPart } from './SitesPart.tsx';
import { type SettingsPartId, settingsParts } from './settingsParts.ts';
import { WordsPart } from './WordsPart.tsx';

export interface SettingsPageProps {
  settings: Settings;
  reasons: readonly SavedReason[];
  copies: Copies;
  /** The letter that the address names, among the words for letters. */
  letter: OpenLetter | undefined;
  /** Which part the address names. */
  part: SettingsPartId | undefined;
}

const labels: Readonly<Record<SettingsPartId, string>> = {
  words: 'Your words',
  reasons: 'Saved reasons',
  hold: 'Send delay',
  'second-yes': 'Two-person approval',
  digest: 'Digest',
  mail: 'Email delivery',
  sites: 'Chapter sites',
  keeping: 'Data retention',
  environment: 'Environment',
  copies: 'Backups',
  samples: 'Samples',
};

const isSet = ({ environment }: Settings, variable: string) =>
  environment.some(({ name, isSet }) => name === variable && isSet);

const hrefOf = (id: SettingsPartId) => `/office/settings?part=${id}`;

function Part({
  id,
  settings,
  reasons,
  copies,
  letter,
}: { id: SettingsPartId } & Omit<SettingsPageProps, 'part'>) {
  switch (id) {
    case 'words':
      return letter ? (
        <LetterPart key={letter.kind} settings={settings} {...letter} />
      ) : (
        <WordsPart settings={settings} />
      );
    case 'hold':
      return <HoldPart settings={settings} />;
    case 'second-yes':
      return <SecondYesPart settings={settings} />;
    case 'digest':
      return <DigestPart settings={settings} />;
    case 'reasons':
      return <ReasonsPart reasons={reasons} />;
    case 'mail':
      return <MailPart />;
    case 'sites':
      return <SitesPart settings={settings} />;
    case 'keeping':
      return <KeepingPart settings={settings} />;
    case 'environment':
      return <EnvironmentPart settings={settings} />;
    case 'copies':
      return <CopiesPart copies={copies} hasMediaHere={!isSet(settings, 'MEDIA_URL')} />;
    case 'samples':
      return <SamplesPart settings={settings} />;
  }
}

/** What admins decide for all, and what the server was started with. */
export function SettingsPage({ part, ...read }: SettingsPageProps) {
  const shown = part ?? settingsParts[0];
  const notes: Partial<Record<SettingsPartId, string>> = read.settings.hasSamples
    ? { samples: 'Still here' }
    : {};
  return (
    <>
      <ScreenHead title="Settings" />
      <SettingsParts
        parts={settingsParts.map((id) => ({ href: hrefOf(id), label: labels[id], note: notes[id] }))}
        current={hrefOf(shown)}
        isChosen={part !== undefined}
        back={
          read.letter
            ? { href: hrefOf('words'), label: labels.words, isDeeper: true }
            : { href: '/office/settings', label: 'Settings' }
        }
      >
        <Part key={shown} id={shown} {...read} />
      </SettingsParts>
    </>
  );
}
