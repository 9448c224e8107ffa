import { programs } from '@banyan/api/contract';
import type { MemberFacts } from '@banyan/api/office';

/** Facts of an entry, in the order of the form. */
export const factFields = [
  'firstName',
  'lastName',
  'year',
  'dept',
  'deptOther',
  'linkedIn',
  'company',
  'city',
  'state',
  'mentorship',
] as const satisfies readonly (keyof MemberFacts)[];
export type FactField = (typeof factFields)[number];

/** Facts as text; `mentorship` is `yes` or empty. */
export type FactValues = Readonly<Record<FactField, string>>;

/** Label of each fact. */
export const factLabels: Readonly<Record<FactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  year: 'Graduation year',
  dept: 'Program',
  deptOther: 'Which program',
  linkedIn: 'Professional profile',
  company: 'Company',
  city: 'City',
  state: 'State',
  mentorship: 'Would mentor a younger graduate',
};

/** Initial values of the form. */
export const valuesOfFacts = (facts: MemberFacts): FactValues => ({
  ...facts,
  year: `${facts.year}`,
  mentorship: facts.mentorship ? 'yes' : '',
});

/** Typed values in the form the server expects. */
export const factsOf = (values: FactValues) => ({ ...values, mentorship: values.mentorship === 'yes' });

/** Readable form of a value: a program’s name in place of its code. */
export const factWords = (field: FactField, value: string): string =>
  field === 'dept' ? (programs.find(({ code }) => code === value)?.name ?? value) : value;
