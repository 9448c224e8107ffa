import type { Member, MemberComparison, MemberRow } from '@banyan/api/office';

/** Current time of the samples. */
export const sampleNow = Date.parse('2026-10-12T20:14:00.000Z');

const row = (id: string, name: string, more: Partial<MemberRow> = {}): MemberRow => ({
  id,
  ref: `M-${id.toUpperCase()}-9XPD`,
  name,
  year: 1987,
  program: 'Civil Engineering',
  city: 'Fremont',
  state: 'California',
  status: 'shown',
  since: '2019-03-03T12:00:00.000Z',
  newsletter: true,
  marks: [],
  ...more,
});

export const sampleRows: readonly MemberRow[] = [
  row('7k2q', 'Sunita Bakul', { since: '2026-10-12T18:09:00.000Z' }),
  row('0xq9', 'Venkatasubramanian Ranganathan Kadamb', {
    year: 1998,
    program: 'Metallurgical Engineering',
    city: 'Naperville',
    state: 'Illinois',
  }),
  row('w6pz', 'Anasuya Palash-Deshmukh', {
    year: 1994,
    program: 'Instrumentation',
    city: 'Decatur',
    state: 'Georgia',
    since: '2012-01-21T12:00:00.000Z',
    marks: ['correction'],
  }),
  row('1rcz', 'Lakshmi Narasimhan Shirish', {
    year: 2011,
    program: 'Electrical Engineering',
    city: 'Redmond',
    state: 'Washington',
    newsletter: false,
  }),
  row('gk04', 'Gauri Kanchan', { year: 1979, city: 'Cupertino', status: 'hidden' }),
  row('rc15', 'Raghavendra Chafa', {
    year: 2008,
    program: 'Mechanical Engineering',
    city: 'Irving',
    state: 'Texas',
    marks: ['leaving', 'mentor'],
  }),
  row('mp91', 'Meenakshi Pimpal', {
    year: 1991,
    program: 'Electronics & Telecom',
    city: 'Edison',
    state: 'New Jersey',
    newsletter: false,
    marks: ['imported'],
  }),
  row('du66', 'Dattatraya Umbar', {
    year: 1966,
    program: 'Mechanical Engineering',
    city: '',
    state: 'Michigan',
    since: null,
  }),
];

export const sampleCard: Member['card'] = {
  _id: '7k2q',
  firstName: 'Sunita',
  lastName: 'Bakul',
  image: '',
  graduationYear: 1987,
  coepProgram: 'Civil Engineering',
  company: '',
  address: { state: 'California' },
  linkedIn: 'https://www.linkedin.com/in/sunita-bakul-example',
};

const line = (id: string, at: string, who: string, action: string, more: object = {}) => ({
  id,
  at,
  who,
  volunteer: who.toLowerCase(),
  action,
  subject: 'member 7k2q',
  ref: 'M-7K2Q-9XPD',
  title: null,
  chapters: ['bay-area'],
  detail: '',
  data: {},
  ...more,
});

export const sampleMember: Member = {
  ...row('7k2q', 'Sunita Bakul', { since: '2026-10-12T18:09:00.000Z' }),
  version: 3,
  card: sampleCard,
  facts: {
    firstName: 'Sunita',
    lastName: 'Bakul',
    year: 1987,
    dept: 'Civil',
    deptOther: '',
    linkedIn: 'https://www.linkedin.com/in/sunita-bakul-example',
    company: 'Bay Bridge Seismic',
    city: 'Fremont',
    state: 'California',
    mentorship: true,
  },
  consents: [
    { name: 'state', isGiven: true, since: '2026-10-06T12:00:00.000Z', how: 'form' },
    { name: 'company', isGiven: false, since: '2026-10-06T12:00:00.000Z', how: 'form' },
    { name: 'photo', isGiven: false, since: '2026-10-08T12:00:00.000Z', how: 'office' },
    { name: 'newsletter', isGiven: true, since: '2026-10-06T12:00:00.000Z', how: 'asked' },
    { name: 'contact', isGiven: false, since: null, how: null },
  ],
  contact: ['email', 'phone', 'address'],
  part: [
    {
      kind: 'event',
      ref: 'R-40KD-7TRW',
      title: 'Garba night, counted',
      at: '2026-10-08T12:00:00.000Z',
      state: 'arrived',
    },
    {
      kind: 'event',
      ref: 'R-71QX-0PZ4',
      title: 'Bay Area autumn picnic and alumni cricket',
      at: '2026-10-02T12:00:00.000Z',
      state: 'confirmed',
    },
    {
      kind: 'story',
      ref: 'S-88TT-2QHC',
      title: 'The tabla in hostel four, and what it did to the water tank',
      at: '2026-03-14T12:00:00.000Z',
      state: 'published',
    },
    {
      kind: 'job',
      ref: 'J-5R8Y-1MVN',
      title: 'Senior geotechnical engineer, dams and levees',
      at: '2025-01-14T12:00:00.000Z',
      state: 'over',
    },
  ],
  gifts: { many: 2, cents: 35_000, last: '2026-10-12T12:00:00.000Z' },
  history: [
    line('4', '2026-10-12T20:09:00.000Z', 'Meera', 'look at contact'),
    line('3', '2026-10-12T20:04:00.000Z', 'Kiran', 'approve'),
    line('2', '2026-10-03T19:20:00.000Z', 'Kiran', 'ask'),
  ],
  duplicates: [],
  merged: [],
  sharing: 0,
  leaving: null,
};

export const sampleContact = {
  email: 'sunita.bakul@example.org',
  phone: '+1 510 555 0142',
  street1: '12 Plumb Line Way',
  street2: '',
  zip: '94536',
};

export const sampleCompared: MemberComparison = {
  keep: { id: '7k2q', ref: 'M-7K2Q-9XPD', name: 'Sunita Bakul', version: 3, card: sampleCard },
  drop: {
    id: '01ab',
    ref: 'M-01AB-3FQX',
    name: 'Sunita Bakul-Deshmukh',
    version: 1,
    card: { ...sampleCard, _id: '01ab', lastName: 'Bakul-Deshmukh', graduationYear: 1988 },
  },
  fields: [
    { name: 'lastName', keep: 'Bakul', drop: 'Bakul-Deshmukh', isContact: false },
    { name: 'year', keep: '1987', drop: '1988', isContact: false },
    {
      name: 'linkedIn',
      keep: '',
      drop: 'https://www.linkedin.com/in/sunita-example',
      isContact: false,
    },
    { name: 'company', keep: 'Bay Bridge Seismic', drop: 'Northspan Systems', isContact: false },
    { name: 'state', keep: 'California', drop: 'Texas', isContact: false },
    { name: 'email', keep: 's…@example.org', drop: 'b…@example.com', isContact: true },
  ],
  moves: { registrations: 3, gifts: 1, stories: 2, jobs: 0 },
  movesIfTaken: { registrations: 0, gifts: 0, stories: 0, jobs: 1 },
  both: 1,
};
