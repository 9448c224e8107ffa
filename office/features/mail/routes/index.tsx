import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { MailPage } from '../screens/MailPage.tsx';

const Search = v.object({
  state: v.fallback(v.optional(v.picklist(['stuck', 'waiting', 'sent'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export const Route = createFileRoute('/office/_room/mail/')({
  staticData: { title: 'Mail' },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { me }, deps: { state, page }, preload }) => {
    if (!hasDuty(me, 'settings.edit')) throw notFound();
    const query = { state, ...(page !== undefined && { page: String(page) }) };
    return actUnless(preload, 'Read the outbox', () => client.getOutbox({ query }));
  },
  component: () => <MailPage outbox={Route.useLoaderData()} view={Route.useSearch()} />,
});
