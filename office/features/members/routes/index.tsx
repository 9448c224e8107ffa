import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { MembersPage } from '../screens/MembersPage.tsx';
import { MembersWaiting } from '../screens/MembersWaiting.tsx';
import { type MembersFound, MembersSearch, readMembers } from '../screens/members.ts';

/** How long the screen before stays, in milliseconds. */
const pendingMs = 150;
const passes = () => new Promise<undefined>((resolve) => setTimeout(resolve, pendingMs));

export const Route = createFileRoute('/office/_room/members/')({
  staticData: { title: 'Members' },
  validateSearch: MembersSearch,
  loaderDeps: ({ search }) => search,
  staleTime: 60_000,
  // The router's own way would take the screen away from whoever types into its search.
  pendingMs: 60_000,
  loader: async ({ context: { me }, deps, preload, cause }) => {
    if (!hasDuty(me, 'member.see')) throw notFound();
    const found = actUnless(preload, 'Read the members', () => readMembers(deps));
    // Whoever is here keeps the list until the next one is there; whoever comes sees what it will be.
    const inTime = await (cause === 'enter' ? Promise.race([found, passes()]) : found);
    return { found: inTime ?? found };
  },
  component: () => (
    <Suspense fallback={<MembersWaiting />}>
      <Members />
    </Suspense>
  ),
});

const isThere = (found: MembersFound | Promise<MembersFound>): found is MembersFound => 'rows' in found;

function Members() {
  const { me } = Route.useRouteContext();
  const { found } = Route.useLoaderData();
  return (
    <MembersPage
      found={isThere(found) ? found : use(found)}
      search={Route.useSearch()}
      me={me}
      may={{
        import: hasDuty(me, 'member.import'),
        export: hasDuty(me, 'member.export'),
        write: hasDuty(me, 'letter.send-to-members'),
      }}
    />
  );
}
