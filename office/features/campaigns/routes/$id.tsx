import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { LetterPage } from '../screens/LetterPage.tsx';
import { LetterSearch, readAudienceEvents } from '../screens/letters.ts';

export const Route = createFileRoute('/office/_room/campaigns/$id')({
  staticData: { title: 'Campaigns' },
  validateSearch: LetterSearch,
  loader: async ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'letter.draft')) throw notFound();
    return actUnless(preload, 'Open a campaign', async () => {
      const { mailing } = await client.getMailing({ params });
      const events = mailing.state === 'draft' ? await readAudienceEvents() : [];
      return { mailing, events };
    });
  },
  component: () => {
    const found = Route.useLoaderData();
    return (
      <LetterPage
        key={found.mailing.id}
        me={Route.useRouteContext().me}
        {...found}
        view={Route.useSearch().view}
      />
    );
  },
});
