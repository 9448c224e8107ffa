import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { client } from '../../../shell/client.ts';
import { SettingsParts } from '../components/SettingsParts/SettingsParts.tsx';
import { CopiesPart } from '../screens/CopiesPart.tsx';
import { DigestPart } from '../screens/DigestPart.tsx';
import { EmailPart } from '../screens/EmailPart.tsx';
import { EnvironmentPart } from '../screens/EnvironmentPart.tsx';
import { HoldPart } from '../screens/HoldPart.tsx';
import { KeepingPart } from '../screens/KeepingPart.tsx';
import { MailPart } from '../screens/MailPart.tsx';
import { ReasonsPart } from '../screens/ReasonsPart.tsx';
import { SamplesPart } from '../screens/SamplesPart.tsx';
import { SecondYesPart } from '../screens/SecondYesPart.tsx';
import { SitesPart } from '../screens/SitesPart.tsx';
import { type SettingsPartId, settingsParts } from '../screens/settingsParts.ts';
import { WordsPart } from '../screens/WordsPart.tsx';

const labels: Readonly<Record<SettingsPartId, string>> = {
  words: 'Your words',
  reasons: 'Saved reasons',
  hold: 'Send delay',
  'second-yes': 'Two-person approval',
  digest: 'Digest',
  mail: 'Email delivery',
  sites: 'Chapter sites',
  keeping: 'Data retention',
  environment: 'Server settings',
  copies: 'Backups',
  samples: 'Sample data',
};

const hrefOf = (id: SettingsPartId) => `/office/settings?part=${id}`;

/** Screen of the settings for everyone, and of the server’s environment. */
export const Route = createFileRoute('/office/_layout/settings')({
  staticData: { title: 'Settings' },
  validateSearch: v.object({
    part: v.fallback(v.optional(v.picklist(settingsParts)), undefined),
    /** Kind of an email. The screen knows the kinds; this file does not, because it loads with every screen. */
    letter: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), undefined),
  }),
  loaderDeps: ({ search: { letter } }) => ({ letter }),
  loader: (at) =>
    load(at, 'settings.edit', 'Read the settings', async () => {
      const { letter: kind } = at.deps;
      const [settings, { reasons }, copies, letter] = await Promise.all([
        client.getSettings(),
        client.getReasons(),
        client.getCopies(),
        kind && client.getSampleEmail({ params: { letter: kind } }).then((sample) => ({ kind, sample })),
      ]);
      return { settings, reasons, copies, letter };
    }),
  component: SettingsScreen,
});

function Part({ id }: { id: SettingsPartId }) {
  const { settings, reasons, copies, letter } = Route.useLoaderData();
  switch (id) {
    case 'words':
      return letter ? (
        <EmailPart key={letter.kind} settings={settings} {...letter} />
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
    case 'copies': {
      const hasMediaUrl = settings.environment.some(({ name, isSet }) => name === 'MEDIA_URL' && isSet);
      return <CopiesPart copies={copies} hasMediaHere={!hasMediaUrl} />;
    }
    case 'samples':
      return <SamplesPart settings={settings} />;
  }
}

function SettingsScreen() {
  const { settings, letter } = Route.useLoaderData();
  const { part } = Route.useSearch();
  const shown = part ?? settingsParts[0];
  const notes: Partial<Record<SettingsPartId, string>> = settings.hasSamples
    ? { samples: 'Not removed' }
    : {};
  return (
    <Screen title="Settings" canBeOld={false}>
      <SettingsParts
        parts={settingsParts.map((id) => ({ href: hrefOf(id), label: labels[id], note: notes[id] }))}
        current={hrefOf(shown)}
        isChosen={part !== undefined}
        back={
          letter
            ? { href: hrefOf('words'), label: labels.words, isDeeper: true }
            : { href: '/office/settings', label: 'Settings' }
        }
      >
        <Part key={shown} id={shown} />
      </SettingsParts>
    </Screen>
  );
}
