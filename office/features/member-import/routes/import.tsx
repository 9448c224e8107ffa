import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { FilePage } from '../screens/FilePage.tsx';
import { RollPage } from '../screens/RollPage.tsx';

export const Route = createFileRoute('/office/_room/members/import')({
  staticData: { title: 'Import members' },
  validateSearch: v.object({
    /** Id of a roll that was read. */
    roll: v.fallback(v.optional(v.string()), undefined),
    /** Back to its columns, once it was checked. */
    step: v.fallback(v.optional(v.picklist(['columns'])), undefined),
  }),
  loaderDeps: ({ search: { roll } }) => ({ roll }),
  loader: async ({ context: { me }, deps: { roll }, preload }) => {
    if (!hasDuty(me, 'member.import')) throw notFound();
    return actUnless(preload, 'Import members', async () =>
      roll === undefined
        ? { rolls: (await client.getRolls()).rolls }
        : { standing: await client.getRoll({ params: { id: roll } }) },
    );
  },
  component: () => {
    const found = Route.useLoaderData();
    const { step } = Route.useSearch();
    return found.standing ? (
      <RollPage key={found.standing.id} standing={found.standing} isChoosing={step === 'columns'} />
    ) : (
      <FilePage rolls={found.rolls} />
    );
  },
});
