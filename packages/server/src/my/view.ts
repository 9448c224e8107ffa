import { type MyEntry, type MyOwnPage, type MyView, myPaths } from '@banyan/api/contract';

/** View at a URL for a signed-in person; `undefined` if it is not theirs. */
export function viewOf({ pathname, searchParams }: URL, page: MyOwnPage): MyView | undefined {
  if (pathname === myPaths.leaving) return { name: 'leaving' };
  if (pathname === myPaths.email) return { name: 'email', typed: '' };
  if (pathname === myPaths.correct) return correctionOf(page, searchParams.get('entry'));
  if (pathname === myPaths.receipt) return receiptsOf(page, searchParams);
  return { name: 'page' };
}

/** Correction form. @param typed Values of a form that was refused. @default what the directory shows */
export function correctionOf(
  { entries }: MyOwnPage,
  id: string | null,
  typed?: MyEntry['values'],
): MyView | undefined {
  const entry = entries.find((one) => one.id === id);
  return entry && { name: 'correct', entry: typed ? { ...entry, values: typed } : entry };
}

function receiptsOf({ gifts, giftYears }: MyOwnPage, query: URLSearchParams): MyView | undefined {
  const year = query.get('year');
  const sheets =
    year === null
      ? gifts.filter(({ reference }) => reference === query.get('gift')).map(({ sheet }) => sheet)
      : giftYears.filter((one) => `${one.year}` === year).flatMap((one) => one.sheets);
  return sheets.length === 0 ? undefined : { name: 'receipts', sheets };
}
