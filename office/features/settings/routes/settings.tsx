import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { SettingsPage } from '../screens/SettingsPage.tsx';
import { settingsParts } from '../screens/settingsParts.ts';

const Search = v.object({
  part: v.fallback(v.optional(v.picklist(settingsParts)), undefined),
  /** A kind of letter. Which there are the screen knows, not this file, which comes with every screen. */
  letter: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), undefined),
});

export const Route = createFileRoute('/office/_room/settings')({
  staticData: { title: 'Settings' },
  validateSearch: Search,
  loaderDeps: ({ search: { letter } }) => ({ letter }),
  loader: async ({ context: { me }, preload, deps: { letter: kind } }) => {
    if (!hasDuty(me, 'settings.edit')) throw notFound();
    const read = <Answer,>(call: () => Promise<Answer>) => actUnless(preload, 'Read the settings', call);
    const [settings, { reasons }, copies, letter] = await Promise.all([
      read(() => client.getSettings()),
      read(() => client.getReasons()),
      read(() => client.getCopies()),
      kind &&
        read(() => client.getSampleLetter({ params: { letter: kind } })).then((sample) => ({ kind, sample })),
    ]);
    return { settings, reasons, copies, letter };
  },
  component: () => <SettingsPage {...Route.useLoaderData()} part={Route.useSearch().part} />,
});
