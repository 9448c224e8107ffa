import { findProgram, limits, type ProgramCode, programs } from '@banyan/api/contract';

/** What the address of the directory says. What it does not say is left out, so that `/alumni-directory` stays that. */
export interface DirectoryQuery {
  search?: string;
  /** By its name. */
  program?: string;
  /** As it was typed: what is no year is shown again, and does not narrow. */
  graduationYear?: string;
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
  graduationYear,
  page,
}: Record<string, unknown>): DirectoryQuery {
  const words = textOf(search).slice(0, limits.searchLength);
  const known = findProgram(textOf(program));
  const year = textOf(graduationYear).trim().slice(0, 20);
  const number = /^\d+$/.test(textOf(page)) ? Math.min(Number(page), farthestPage) : 1;
  return {
    ...(words.trim() && { search: words }),
    ...(known && { program: known.name }),
    ...(year && { graduationYear: year }),
    ...(number > 1 && { page: number }),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The address of one page of what is found. */
export function directoryHref({ search, program, graduationYear, page = 1 }: DirectoryQuery): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(program && { program }),
    ...(graduationYear && { graduationYear }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/alumni-directory?${query}` : '/alumni-directory';
}

/** What the API is asked for; two addresses that ask the same get the same answer. */
export function callQuery({ search = '', program = '', graduationYear = '', page = 1 }: DirectoryQuery) {
  return {
    search: search.trim(),
    program,
    graduationYear: isYear(graduationYear) ? graduationYear : undefined,
    page: String(page),
    limit: String(limits.directoryPage.standard),
  };
}

const isYear = (text: string) => /^\d{4}$/.test(text) && Number(text) > 0;

/** How many filters are in force. */
export const filtersIn = ({ program, graduationYear = '' }: DirectoryQuery): number =>
  Number(program !== undefined) + Number(isYear(graduationYear));

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
