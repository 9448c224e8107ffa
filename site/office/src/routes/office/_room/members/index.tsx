import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../act.ts';
import { MembersSearch, readMembers } from '../../../../members.ts';
import { MembersPage } from '../../../../pages/members/MembersPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/members/')({
  staticData: { title: 'Members' },
  validateSearch: MembersSearch,
  loaderDeps: ({ search }) => search,
  staleTime: 60_000,
  // Whoever types into the search keeps it while the next list is on its way.
  pendingMs: 5_000,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'member.see')) throw notFound();
    return actUnless(preload, 'Read the members', () => readMembers(deps));
  },
  component: () => {
    const { me } = Route.useRouteContext();
    return (
      <MembersPage
        found={Route.useLoaderData()}
        search={Route.useSearch()}
        me={me}
        may={{
          import: hasDuty(me, 'member.import'),
          export: hasDuty(me, 'member.export'),
          write: hasDuty(me, 'letter.send-to-members'),
        }}
      />
    );
  },
});
