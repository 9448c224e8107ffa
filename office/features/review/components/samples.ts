import type { StoryCategory } from '@banyan/api/contract';
import type { DecisionEmail, QueueRow, Submission } from '@banyan/api/office';

/** Current time in the stories. */
export const sampleNow = Date.parse('2026-10-12T20:14:00.000Z');
const ago = (hours: number) => new Date(sampleNow - hours * 3_600_000).toISOString();
const version = 'AAAAAAAAAAAAAAAAAAAAAA';

const row = (
  ref: string,
  kind: QueueRow['kind'],
  title: string,
  facts: string[],
  hours: number,
  more: Partial<QueueRow> = {},
): QueueRow => ({
  ref,
  kind,
  title,
  facts,
  sentAt: ago(hours),
  state: 'waiting',
  version,
  decided: null,
  match: null,
  ...more,
});

export const sampleRows: readonly QueueRow[] = [
  row('M-7K2Q-9XPD', 'member', 'Sunita Bakul', ['1987 Civil', 'California'], 150, {
    state: 'answered',
    match: 'unclear',
  }),
  row('M-PQ41-K8C2', 'member', 'Ravi Umbar', ['2004 Computer', 'Texas'], 146, { match: 'clear' }),
  row(
    'M-0XQ9-7T3B',
    'member',
    'Venkatasubramanian Ranganathan Kadamb',
    ['1998 Metallurgical', 'Illinois'],
    121,
    { match: 'none' },
  ),
  row('K-31BD-W6PZ', 'correction', 'Anasuya Palash-Deshmukh', ['three answers'], 50),
  row(
    'S-88TT-2QHC',
    'story',
    'The tabla in hostel four, and what it did to the water tank',
    ['Other', '6 min'],
    73,
  ),
  row(
    'J-5R8Y-1MVN',
    'job',
    'Senior geotechnical engineer, dams and levees',
    ['Lattice & Span', 'Portland'],
    40,
  ),
  row('01J9ZKD3', 'message', 'Which batch reunion is in Pune this winter?', ['from the Atlanta site'], 10),
  row('M-1RCZ-X0GA', 'member', 'Lakshmi Narasimhan Shirish', ['2011 Electrical', 'Washington'], 9),
];

export const sampleEmail: DecisionEmail = {
  subject: 'About your request, M-7K2Q-9XPD',
  before: 'Dear Sunita,\n\nthank you for asking to join. We could not list you this time:',
  after: 'Nothing you sent is public. We delete it after a year.\n\nThe volunteers',
};

const common = {
  ref: 'M-7K2Q-9XPD',
  sentAt: ago(150),
  state: 'waiting',
  version,
  name: 'Sunita Bakul',
  sentFrom: 'bay-area',
  decided: null,
  duplicates: [],
  history: [],
  emails: {
    approve: {
      subject: 'You are in the directory',
      before: 'Dear Sunita,\n\nyour entry stands in the directory now.',
      after: 'The volunteers',
    },
    reject: sampleEmail,
  },
  canAsk: true,
  contact: ['email', 'phone'],
} as const satisfies Partial<Submission>;

type Of<Kind extends Submission['kind']> = Extract<Submission, { kind: Kind }>;
const mutable = { duplicates: [], history: [], contact: [...common.contact] };

export const sampleMember: Of<'member'> = {
  ...common,
  ...mutable,
  kind: 'member',
  card: {
    _id: 'M-7K2Q-9XPD',
    firstName: 'Sunita',
    lastName: 'Bakul',
    image: '',
    graduationYear: 1987,
    coepProgram: 'Civil Engineering',
    company: '',
    address: { state: 'California' },
    linkedIn: 'https://www.linkedin.com/in/sunita-bakul-example',
  },
  livesIn: { city: 'Fremont', state: 'California' },
  company: { name: 'Bay Bridge Seismic', isPublic: false },
  answers: [
    { label: 'Newsletter', text: 'Yes' },
    {
      label: 'Note',
      text: 'I was in hostel four with Meena Palash and can name the mess cook. Happy to mentor.',
    },
  ],
  mergesInto: null,
  graduateMatch: null,
};

export const sampleAsked: Of<'member'> = {
  ...sampleMember,
  state: 'answered',
  duplicates: [
    {
      ref: 'M-01AB-3FQX',
      name: 'Sunita Bakul',
      facts: ['1987 Civil'],
      state: 'rejected',
      decidedAt: '2025-03-04T08:00:00.000Z',
      because: 'e-mail',
    },
  ],
  history: [
    {
      at: '2026-10-03T19:20:00.000Z',
      who: 'Kiran',
      what: 'asked',
      text: 'Under which name did you graduate?',
    },
    {
      at: '2026-10-05T08:02:00.000Z',
      who: '',
      what: 'answered',
      text: 'Sunita Ramesh Bakul. The roll may say Bakul S. R.',
    },
  ],
};

export const sampleCorrection: Of<'correction'> = {
  ...common,
  ...mutable,
  contact: [],
  kind: 'correction',
  ref: 'K-31BD-W6PZ',
  name: 'Anasuya Palash-Deshmukh',
  sentAt: ago(50),
  sentFrom: null,
  card: {
    ...sampleMember.card,
    _id: 'M-44QA-1WZX',
    firstName: 'Anasuya',
    lastName: 'Palash-Deshmukh',
    graduationYear: 1994,
    coepProgram: 'Instrumentation and Control Engineering',
    company: 'Peachtree Process Controls',
    address: { state: 'Georgia' },
    linkedIn: '',
  },
  member: 'M-44QA-1WZX',
  changes: [
    { label: 'Last name', from: 'Palash', to: 'Palash-Deshmukh' },
    { label: 'Program', from: 'Instrumentation & Control', to: 'Instrumentation and Control Engineering' },
    { label: 'Company, public', from: '', to: 'Peachtree Process Controls' },
    { label: 'Email', from: '', to: '' },
  ],
};

export const sampleStory: Of<'story'> = {
  ...common,
  ...mutable,
  contact: ['email'],
  kind: 'story',
  ref: 'S-88TT-2QHC',
  name: 'Leela Umbar',
  sentAt: ago(73),
  sentFrom: null,
  story: {
    id: 'S-88TT-2QHC',
    title: 'The tabla in hostel four, and what it did to the water tank',
    excerpt: 'One evening in 1996 the whole wing kept time, and the tank on the roof answered.',
    content:
      '<p>It began with a tabla that nobody could play. By the second monsoon four of us could, badly.</p><p>The tank stood on six brick piers.</p>',
    author: 'Leela Umbar',
    authorTitle: 'Structural engineer, Northspan Systems',
    authorImage: '',
    date: ago(73),
    readTime: '6 min read',
    category: 'other',
    image: '',
    tags: [],
    graduationYear: 1998,
  },
  text: 'It began with a tabla that nobody could play.\n\nThe tank stood on six brick piers.',
  photo: null,
};

export const sampleJob: Of<'job'> = {
  ...common,
  ...mutable,
  contact: ['email', 'phone'],
  kind: 'job',
  ref: 'J-5R8Y-1MVN',
  name: 'Vikram Bakul',
  sentAt: ago(40),
  sentFrom: null,
  job: {
    _id: 'J-5R8Y-1MVN',
    title: 'Senior geotechnical engineer, dams and levees',
    company: 'Lattice & Span',
    location: 'Portland, Oregon',
    description:
      'You look after four earth dams and the people who walk on them.\n\nTwo days a week outside.',
    requirements: 'A license in Oregon or Washington\nTen years with soil',
    jobType: 'Full-time',
    remote: false,
    payMin: 120_000,
    payMax: 145_000,
    payPeriod: 'year',
    applicationLink: 'https://jobs.example.org/lattice/geo',
    postedOn: ago(40),
    postedBy: { User: { name: 'Vikram Bakul', email: '', contactNo: '' } },
  },
  linkHost: 'jobs.example.org',
};

export const sampleMessage: Of<'message'> = {
  ...common,
  ...mutable,
  contact: ['email'],
  kind: 'message',
  ref: '01J9ZKD3',
  name: 'Asha Kadamb',
  sentAt: ago(10),
  sentFrom: 'atlanta',
  emails: { approve: null, reject: null },
  text: 'Which batch reunion is in Pune this winter?\n\nMy brother is of 1991 and asks whether he may come along.',
};

export const sampleCategories: Readonly<Record<StoryCategory, string>> = {
  career: 'Career',
  innovation: 'Innovation',
  entrepreneurship: 'Entrepreneurship',
  'social-impact': 'Social impact',
  academia: 'Academia',
  other: 'Other',
};
