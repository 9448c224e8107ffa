import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../act.ts';
import { client } from '../../../client.ts';
import { SettingsPage } from '../../../pages/settings/SettingsPage.tsx';
import { hasDuty } from '../../../rooms.ts';
import { settingsParts } from '../../../settingsParts.ts';

const Search = v.object({ part: v.fallback(v.optional(v.picklist(settingsParts)), undefined) });

export const Route = createFileRoute('/office/_room/settings')({
  staticData: { title: 'Settings' },
  validateSearch: Search,
  loader: async ({ context: { me }, preload }) => {
    if (!hasDuty(me, 'settings.edit')) throw notFound();
    const read = <Answer,>(call: () => Promise<Answer>) => actUnless(preload, 'Read the settings', call);
    const [settings, { reasons }, copies] = await Promise.all([
      read(() => client.getSettings()),
      read(() => client.getReasons()),
      read(() => client.getCopies()),
    ]);
    return { settings, reasons, copies };
  },
  component: () => <SettingsPage {...Route.useLoaderData()} part={Route.useSearch().part} />,
});
