import {
  findChapter,
  findProgram,
  limits,
  type MemberSort,
  memberSorts,
  type ProgramCode,
  programs,
} from '@banyan/api/contract';

/** What the address of the directory says. What it does not say is left out, so that `/alumni-directory` stays that. */
export interface DirectoryQuery {
  search?: string;
  /** By its name. */
  program?: string;
  /** The id of a chapter, or the letters of a state. */
  place?: string;
  company?: string;
  /** As it was typed: what is no year is shown again, and does not narrow. */
  graduationYear?: string;
  /** Other than by name. */
  sort?: Exclude<MemberSort, 'name'>;
  /** From 2. */
  page?: number;
}

/** Beyond any directory: the last page is shown instead. */
const farthestPage = 1_000_000;

/**
 * Reads an address that somebody may have typed, or that a form without JavaScript made: what makes no sense is as if it
 * were not there.
 */
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
  // Other pages, and people, name a place as the API does.
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

/** As they stand in an address, which is the order of the form without JavaScript. */
const parameters = ['search', 'program', 'place', 'company', 'graduationYear', 'sort'] as const;

/** The address of one page of what is found. */
export function directoryHref({ page = 1, ...asked }: DirectoryQuery): string {
  const query = new URLSearchParams({
    ...Object.fromEntries(parameters.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []))),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/alumni-directory?${query}` : '/alumni-directory';
}

/** What the API is asked for; two addresses that ask the same get the same answer. */
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

/** Without any search or filter, whatever the order: everybody. */
export const isEverybody = ({ sort: _, page: __, ...narrowing }: DirectoryQuery): boolean =>
  Object.keys(narrowing).length === 0;

/** How many filters are in force. */
export const filtersIn = ({ program, place, company, graduationYear = '' }: DirectoryQuery): number =>
  [program, place, company].filter(Boolean).length + Number(isYear(graduationYear));

/** The four that the specification names (part 2 §9), by their code. */
const first: readonly ProgramCode[] = ['Computer-Engineering', 'Mechanical', 'Civil', 'Electrical'];

const named = (code: ProgramCode) => programs.filter((program) => program.code === code);
const isFirst = ({ code }: { code: ProgramCode }) => first.includes(code);

/** Programs as chips of the page: each leads to the list with it, the chosen one to the list without it. */
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
