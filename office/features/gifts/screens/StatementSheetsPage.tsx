import { useRouter } from '@tanstack/react-router';
import { StatementSheets } from '../components/StatementSheets/StatementSheets.tsx';
import type { SheetsFound, StatementsSearch } from './gifts.ts';

/** The statements of a year, for paper. */
export function StatementSheetsPage({ sheets: { year, printed, ...read } }: { sheets: SheetsFound }) {
  const router = useRouter();
  const hrefOf = (search: StatementsSearch) =>
    router.buildLocation({ to: '/office/gifts/statements', search: { year, ...search } }).publicHref;
  return (
    <StatementSheets
      {...read}
      year={year}
      printed={printed}
      hrefOf={(print) => hrefOf({ print })}
      backHref={hrefOf({})}
    />
  );
}
