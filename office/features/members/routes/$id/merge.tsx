import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../../kit/act.ts';
import { client } from '../../../../shell/client.ts';
import { hasDuty } from '../../../../shell/rooms.ts';
import { ChooseOtherPage, MergePage } from '../../screens/MergePage.tsx';
import { MembersSearch, readMembers } from '../../screens/members.ts';

export const Route = createFileRoute('/office/_room/members/$id/merge')({
  staticData: { title: 'Merge two entries' },
  /** Id or reference of the other entry; without it, what it is searched by. */
  validateSearch: v.object({ with: MembersSearch.entries.q, q: MembersSearch.entries.q }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, params: { id }, deps: { with: other, q }, preload }) => {
    if (!hasDuty(me, 'member.merge')) throw notFound();
    return actUnless(preload, 'Compare two entries', async () => {
      if (other !== undefined)
        return { compared: await client.compareMembers({ query: { keep: id, drop: other } }) };
      const [{ member }, found] = await Promise.all([
        client.getOfficeMember({ params: { id } }),
        q === undefined ? undefined : readMembers({ q }),
      ]);
      return { member, found };
    });
  },
  component: () => {
    const found = Route.useLoaderData();
    const { q = '' } = Route.useSearch();
    return found.compared ? (
      <MergePage key={`${found.compared.keep.id} ${found.compared.drop.id}`} compared={found.compared} />
    ) : (
      <ChooseOtherPage member={found.member} found={found.found} words={q} />
    );
  },
});
