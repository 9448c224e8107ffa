import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { LettersPage } from '../screens/LettersPage.tsx';
import { LettersSearch, readLetters } from '../screens/letters.ts';

export const Route = createFileRoute('/office/_room/campaigns/')({
  staticData: { title: 'Campaigns' },
  validateSearch: LettersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'letter.draft')) throw notFound();
    return actUnless(preload, 'Open campaigns', () => readLetters(deps));
  },
  component: () => (
    <LettersPage me={Route.useRouteContext().me} found={Route.useLoaderData()} search={Route.useSearch()} />
  ),
});
