import {
  findChapter,
  findProgram,
  limits,
  type MemberSort,
  memberSorts,
  type ProgramCode,
  programs,
} from '@banyan/api/contract';

/** Query in the directory’s URL. Missing parameters are left out, so that `/alumni-directory` stays as it is. */
export interface DirectoryQuery {
  search?: string;
  /** Program name. */
  program?: string;
  /** Chapter id, or two-letter code of a state. */
  place?: string;
  company?: string;
  /** Graduation year as typed. An invalid year is shown again but does not filter. */
  graduationYear?: string;
  /** Sort order; by name if missing. */
  sort?: Exclude<MemberSort, 'name'>;
  /** Page number, from 2. */
  page?: number;
}

/** Beyond the end of any directory: the last page is shown instead. */
const farthestPage = 1_000_000;

/** Reads a query that may be typed by hand or sent by a form without JavaScript. Invalid values are ignored. */
export function directoryQuery({
  search,
  program,
  place,
  chapter,
  state,
  company,
  graduationYear,
  sort,
  page,
}: Record<string, unknown>): DirectoryQuery {
  const words = textOf(search).slice(0, limits.searchLength);
  const taught = findProgram(textOf(program));
  // Links from other pages, and from people, use the API’s parameter names for a place.
  const where = textOf(place) || textOf(chapter) || textOf(state);
  const known = findChapter(where)?.id ?? where.toUpperCase().match(/^[A-Z]{2}$/)?.[0];
  const employer = textOf(company).slice(0, limits.searchLength);
  const sorted = memberSorts.find((one) => one === sort);
  const year = textOf(graduationYear).trim().slice(0, 20);
  const number = /^\d+$/.test(textOf(page)) ? Math.min(Number(page), farthestPage) : 1;
  return {
    ...(words.trim() && { search: words }),
    ...(taught && { program: taught.name }),
    ...(known && { place: known }),
    ...(employer.trim() && { company: employer }),
    ...(year && { graduationYear: year }),
    ...(sorted && sorted !== 'name' && { sort: sorted }),
    ...(number > 1 && { page: number }),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Parameters in URL order, which is the order of the form without JavaScript. */
const parameters = ['search', 'program', 'place', 'company', 'graduationYear', 'sort'] as const;

/** Builds the URL of a page of results. */
export function directoryHref({ page = 1, ...asked }: DirectoryQuery): string {
  const query = new URLSearchParams({
    ...Object.fromEntries(parameters.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []))),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/alumni-directory?${query}` : '/alumni-directory';
}

/** Builds the query for the API; two URLs that ask for the same send the same query. */
export function callQuery({
  search = '',
  program = '',
  place = '',
  company,
  graduationYear = '',
  sort,
  page = 1,
}: DirectoryQuery) {
  const chapter = findChapter(place)?.id;
  return {
    search: search.trim(),
    program,
    chapter,
    state: chapter === undefined && place !== '' ? place : undefined,
    company: company?.trim(),
    sort,
    graduationYear: isYear(graduationYear) ? graduationYear : undefined,
    page: String(page),
    limit: String(limits.directoryPage.standard),
  };
}

const isYear = (text: string) => /^\d{4}$/.test(text) && Number(text) > 0;

/** True if nothing is searched or filtered, in any sort order. */
export const isEverybody = ({ sort: _, page: __, ...narrowing }: DirectoryQuery): boolean =>
  Object.keys(narrowing).length === 0;

/** Counts the active filters. */
export const filtersIn = ({ program, place, company, graduationYear = '' }: DirectoryQuery): number =>
  [program, place, company].filter(Boolean).length + Number(isYear(graduationYear));

/** The four programs that the specification names (part 2 §9), by code. */
const first: readonly ProgramCode[] = ['Computer-Engineering', 'Mechanical', 'Civil', 'Electrical'];

const named = (code: ProgramCode) => programs.filter((program) => program.code === code);
const isFirst = ({ code }: { code: ProgramCode }) => first.includes(code);

/** Programs as filter links: each opens the list filtered by it; the chosen one removes the filter. */
export function programChoices(query: DirectoryQuery) {
  const choice = ({ name }: { name: string }) => {
    const chosen = query.program === name;
    const { program: _, page: __, ...rest } = query;
    return { label: name, chosen, href: directoryHref(chosen ? rest : { ...rest, program: name }) };
  };
  return {
    first: first.flatMap(named).map(choice),
    more: programs.filter((program) => !isFirst(program)).map(choice),
  };
}
