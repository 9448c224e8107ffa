import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../act.ts';
import { readStatements, StatementsSearch } from '../../../../gifts.ts';
import { StatementsPage } from '../../../../pages/gifts/StatementsPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/gifts/statements')({
  staticData: { title: 'Statements' },
  validateSearch: StatementsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'gift.statement')) throw notFound();
    return actUnless(preload, 'Read the statements', () => readStatements(deps));
  },
  component: () => <StatementsPage found={Route.useLoaderData()} search={Route.useSearch()} />,
});
