import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { LogPage } from '../screens/LogPage.tsx';

const text = v.fallback(v.optional(v.string()), undefined);
const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);
const Search = v.object({
  who: text,
  about: text,
  action: text,
  from: day,
  to: day,
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export const Route = createFileRoute('/office/_room/log')({
  staticData: { title: 'Log' },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps: { page, ...view }, preload }) => {
    if (!hasDuty(me, 'log.see')) throw notFound();
    const query = { ...view, ...(page !== undefined && { page: String(page) }) };
    const [log, people] = await Promise.all([
      actUnless(preload, 'Read the log', () => client.getLog({ query })),
      hasDuty(me, 'volunteer.manage')
        ? actUnless(preload, 'Read the log', () => client.getVolunteers()).then(
            ({ volunteers }) => volunteers,
          )
        : [],
    ]);
    return { ...log, people };
  },
  component: () => {
    const { lines, more, people } = Route.useLoaderData();
    return (
      <LogPage
        lines={lines}
        more={more}
        people={people}
        view={Route.useSearch()}
        mayExport={hasDuty(Route.useRouteContext().me, 'volunteer.manage')}
      />
    );
  },
});
