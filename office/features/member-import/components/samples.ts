import type { ImportCheck, ImportRow, MemberImport } from '@banyan/api/office';
import type { GraduatesCheck } from '../../alumni-register/alumni-register.ts';

export const sampleImport: MemberImport = {
  id: '01JA',
  name: 'alumni-roll-2026.csv',
  encoding: 'utf-16le',
  separator: 'semicolon',
  lines: 4907,
  headings: 3,
  first: [
    { line: 1, cells: ['Members of the association, as of 11/2026'] },
    {
      line: 3,
      cells: ['Surname', 'First and middle', 'Batch', 'Branch', 'Mail', 'State', 'Spouse', 'Remarks'],
    },
    { line: 4, cells: ['Bakul', 'Sunita Ramesh', '1987', 'Civil', 'sunita@example.org', 'CA', 'Ramesh', ''] },
  ],
  columns: [
    { heading: 'Surname', samples: ['Bakul', 'Umbar', 'Palash'], guess: 'last_name' },
    { heading: 'First and middle', samples: ['Sunita Ramesh', 'Ravi', 'Anasuya'], guess: 'first_name' },
    { heading: 'Batch', samples: ['1987', '2004', '1994'], guess: 'year' },
    { heading: 'Branch', samples: ['Civil', 'Comp.', 'Inst.'], guess: 'program' },
    { heading: 'Mail', samples: ['sunita@example.org', 'ravi@example.org'], guess: 'email' },
    { heading: 'State', samples: ['CA', 'TX', 'GA'], guess: 'state' },
    { heading: 'Spouse', samples: ['Ramesh', 'Vikas'], guess: null },
    { heading: 'Remarks', samples: ['came 2011; moved'], guess: null },
  ],
};

export const sampleGraduates: GraduatesCheck = {
  encoding: 'utf-8',
  separator: 'comma',
  graduates: 98_211,
  fresh: 1_204,
  duplicates: 4,
  otherPrograms: 37,
  leftOut: ['Father’s name', 'Mobile'],
  headings: 1,
  above: 0,
  first: [
    { line: 1, cells: ['Name', 'Batch', 'Branch', 'Father’s name', 'Mobile'] },
    { line: 2, cells: ['KADAMB Meera Suresh', '1998', 'Civil', 'Suresh', '+91'] },
  ],
  rejected: 27,
  groups: [
    { reason: 'the year is not between 1855 and 2026', lines: 26, first: 812 },
    { reason: 'the first name is missing', lines: 1, first: 1204 },
  ],
  problems: [
    { line: 812, reason: 'the year is not between 1855 and 2026' },
    { line: 1204, reason: 'the first name is missing' },
  ],
};

const rejected = (line: number, reason: string, content: string) =>
  ({ kind: 'rejected', line, reason, content }) as const;

export const sampleCheck: ImportCheck = {
  fresh: 4812,
  here: 63,
  rejected: 27,
  noted: 153,
  alike: 5,
  groups: [
    { kind: 'rejected', reason: 'the email is not valid', lines: 14, first: 2377 },
    { kind: 'rejected', reason: 'the year is not between 1855 and 2026', lines: 11, first: 812 },
    { kind: 'rejected', reason: 'the first name is missing', lines: 2, first: 1204 },
    { kind: 'noted', reason: 'newsletter not readable, read as no', lines: 152, first: 9 },
    {
      kind: 'noted',
      reason: 'phone has lost digits in a spreadsheet: it is left out',
      lines: 1,
      first: 77,
    },
    {
      kind: 'alike',
      reason: 'may be another person: the same last name and year, but a different email',
      lines: 5,
      first: 3310,
    },
  ],
  problems: [
    rejected(812, 'the year is not between 1855 and 2026', 'Kanchan | Gauri | 19987 | Civil'),
    rejected(1204, 'the first name is missing', ' | Umbar | 1990 | Mechanical'),
    rejected(2377, 'the email is not valid', 'Pimpal | Meenakshi | 1991 | E&TC | meenakshi at example'),
    rejected(
      4019,
      'a quotation mark is out of place',
      '"Bunty" Raghavendra | Chafa | 2008 | Civil | bunty@example.org',
    ),
    {
      kind: 'noted',
      line: 9,
      reason: 'newsletter not readable, read as no',
      content: 'Palash | Asha | 1998 | Civil | asha@example.org | perhaps',
    },
    {
      kind: 'alike',
      line: 3310,
      reason: 'same last name and year as line 12, and a first name that begins alike',
      content: 'Palash | Anasuya | 1994 | Inst.',
    },
  ],
  newsletter: false,
};

export const sampleImports: readonly ImportRow[] = [
  {
    id: '3',
    name: 'atlanta-2026.csv',
    state: 'read',
    by: 'Meera Kadamb',
    readAt: '2026-10-19T19:50:00.000Z',
    doneAt: null,
    undoneAt: null,
    done: null,
    undoUntil: null,
  },
  {
    id: '2',
    name: 'alumni-roll-2026.csv',
    state: 'done',
    by: 'Meera Kadamb',
    readAt: '2026-10-19T19:00:00.000Z',
    doneAt: '2026-10-19T19:12:00.000Z',
    undoneAt: null,
    done: { taken: 4812, changed: 63, leftOut: 0, rejected: 27 },
    undoUntil: '2026-10-26T19:12:00.000Z',
  },
  {
    id: '1',
    name: 'the list that Asha’s uncle typed in 2003, with every address he could find.csv',
    state: 'undone',
    by: 'Venkatasubramanian Ranganathan Kadamb',
    readAt: '2026-09-01T12:00:00.000Z',
    doneAt: '2026-09-01T12:10:00.000Z',
    undoneAt: '2026-09-02T09:00:00.000Z',
    done: { taken: 211, changed: 0, leftOut: 0, rejected: 4 },
    undoUntil: null,
  },
  {
    id: '0',
    name: 'old.csv',
    state: 'forgotten',
    by: 'Meera Kadamb',
    readAt: '2026-08-01T12:00:00.000Z',
    doneAt: null,
    undoneAt: null,
    done: null,
    undoUntil: null,
  },
];
