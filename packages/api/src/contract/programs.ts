/** Program of study, with every spelling that pages of the spec use. */
export interface Program {
  /** Code that the registration sends. */
  code: string;
  /** Name shown to people. */
  name: string;
  /** Other spellings in the spec (directory filter, story departments), in lowercase. */
  aliases: readonly string[];
}

/** Canonical table of programs, in the order of the registration form (spec part 1 §3). */
export const programs = [
  { code: 'Civil', name: 'Civil Engineering', aliases: ['civil'] },
  {
    code: 'Computer-Engineering',
    name: 'Computer Engineering',
    aliases: ['computer', 'computer-engineering'],
  },
  { code: 'Computer-Science', name: 'Computer Science', aliases: ['computer-science', 'cs'] },
  { code: 'E&TC', name: 'Electronics & Telecom', aliases: ['e&tc', 'entc', 'electronics and telecom'] },
  { code: 'Electrical', name: 'Electrical Engineering', aliases: ['electrical'] },
  { code: 'Instrumentation', name: 'Instrumentation', aliases: ['instrumentation engineering'] },
  { code: 'IT', name: 'Information Technology', aliases: ['it'] },
  { code: 'Metallurgy', name: 'Metallurgical Engineering', aliases: ['metallurgy'] },
  { code: 'Mechanical', name: 'Mechanical Engineering', aliases: ['mechanical'] },
  { code: 'Production', name: 'Production Engineering', aliases: ['production'] },
  { code: 'Other', name: 'Other', aliases: [] },
] as const satisfies readonly Program[];

/** The eleven codes that a registration accepts. */
export type ProgramCode = (typeof programs)[number]['code'];

/** The eleven codes, in the order of the form. */
export const programCodes: readonly ProgramCode[] = /* @__PURE__ */ programs.map((program) => program.code);

/** Finds a program by code, name or alias, in any case: "Computer Engineering" finds `Computer-Engineering`. */
export function findProgram(text: string): (typeof programs)[number] | undefined {
  const wanted = text.trim().toLowerCase();
  return programs.find(
    ({ code, name, aliases }) =>
      code.toLowerCase() === wanted ||
      name.toLowerCase() === wanted ||
      aliases.some((alias) => alias === wanted),
  );
}
