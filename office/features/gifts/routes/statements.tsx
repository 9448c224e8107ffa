import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { readSheets, readStatements, StatementsSearch } from '../screens/gifts.ts';
import { StatementSheetsPage } from '../screens/StatementSheetsPage.tsx';
import { StatementsPage } from '../screens/StatementsPage.tsx';

export const Route = createFileRoute('/office/_room/gifts/statements')({
  staticData: { title: 'Statements' },
  validateSearch: StatementsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'gift.statement')) throw notFound();
    const { print, year } = deps;
    return print !== undefined && year !== undefined
      ? { sheets: await actUnless(preload, `Print statements of ${year}`, () => readSheets(year, print)) }
      : { found: await actUnless(preload, 'Read the statements', () => readStatements(deps)) };
  },
  component: () => {
    const { sheets, found } = Route.useLoaderData();
    const search = Route.useSearch();
    return sheets ? (
      <StatementSheetsPage sheets={sheets} />
    ) : (
      <StatementsPage found={found} search={search} />
    );
  },
});
