import type { Donor, Gift, GiftRow, ReceiptSheet } from '@banyan/api/office';
import type { GiftMonth } from './MonthBars/MonthBars.tsx';

/** Current time of the samples. */
export const sampleNow = new Date(2026, 9, 12, 20, 14).getTime();

const dollars: readonly (readonly [now: number, before: number, back: number])[] = [
  [2140, 4800, 0],
  [1875, 2210, 100],
  [3320, 2650, 0],
  [2410, 2905, 0],
  [2955, 1980, 250],
  [1640, 2240, 0],
  [2205, 1710, 0],
  [6480, 3950, 0],
  [11_085, 5120, 400],
  [4310, 3840, 0],
  [0, 6230, 0],
  [0, 9870, 0],
];

export const sampleMonths: readonly GiftMonth[] = dollars.map(([now, before, back], index) => ({
  month: index + 1,
  cents: now * 100,
  gifts: Math.round(now / 130),
  refundedCents: back * 100,
  before: { cents: before * 100 },
}));

const online = { kind: 'online', state: 'received', receipt: 'sent', refundedCents: 0, demo: false } as const;
const plain = { contribution: 'gift', description: '' } as const;

export const sampleGifts: readonly GiftRow[] = [
  {
    ...online,
    ...plain,
    reference: 'D-77QX-V6B3',
    day: '2026-10-12',
    donor: 'Sunita Bakul',
    purpose: 'Student Laptops',
    cents: 250_00,
  },
  {
    ...online,
    ...plain,
    reference: 'D-76MB-K2R8',
    day: '2026-10-11',
    donor: 'Venkatasubramanian Ranganathan Kadamb',
    purpose: 'Centers of Excellence',
    cents: 1000_00,
    receipt: 'waiting',
  },
  {
    ...online,
    ...plain,
    reference: 'D-75VV-3XPD',
    day: '2026-10-11',
    donor: '',
    purpose: '',
    cents: 51_00,
    receipt: 'none',
  },
  {
    ...online,
    ...plain,
    reference: 'D-0031-9FWM',
    day: '2026-10-09',
    donor: 'Dattatraya Umbar',
    purpose: 'Student Housing',
    kind: 'check',
    cents: 500_00,
    receipt: 'none',
  },
  {
    ...online,
    reference: 'D-0032-4PDN',
    day: '2026-10-09',
    donor: 'Trestle Labs Inc.',
    contribution: 'goods',
    description: '12 refurbished laptops',
    purpose: '',
    kind: 'other',
    cents: 0,
  },
  {
    ...online,
    ...plain,
    reference: 'D-74KE-8TQN',
    day: '2026-10-08',
    donor: 'Lakshmi Narasimhan Shirish',
    purpose: 'Awards & Recognition',
    cents: 100_00,
    refundedCents: 100_00,
  },
  {
    ...online,
    ...plain,
    reference: 'D-2H4J-5RWK',
    day: '2026-10-12',
    donor: 'Meenakshi Pimpal',
    purpose: '',
    cents: 250_00,
    state: 'hanging',
    receipt: 'none',
  },
];

const first = sampleGifts[0];
if (!first) throw new Error('There are samples');

export const sampleSheet: ReceiptSheet = {
  heading: 'Receipt',
  warning: null,
  facts: [
    { label: 'Receipt', value: 'D-77QX-V6B3' },
    { label: 'Received by', value: 'Engineering Alumni' },
    { label: 'Address', value: 'P.O. Box 1855, Evanston, IL 60201' },
    { label: 'Donor', value: 'Sunita Bakul' },
    { label: 'Purpose', value: 'Student Laptops' },
    { label: 'Transaction', value: '3C679366089144210' },
    { label: 'EIN', value: '12-3456789', half: true },
    { label: 'Date', value: 'October 12, 2026', half: true },
  ],
  amount: '$250.00',
  sentences: [
    'No goods or services were provided in exchange for this contribution.',
    'Engineering Alumni is a nonprofit under section 501(c)(3) of the Internal Revenue Code.',
  ],
};

export const sampleGift: Gift = {
  ...first,
  version: 3,
  firstName: 'Sunita',
  lastName: 'Bakul',
  email: 's.bakul@example.org',
  graduationYear: 1987,
  program: 'BE/B-Tech',
  note: '',
  captureId: '3C679366089144210',
  fee: { cents: 7_77, netCents: 242_23 },
  orderedCents: 250_00,
  receivedAt: new Date(2026, 9, 12, 19, 12, 8).toISOString(),
  recordedBy: null,
  steps: [
    {
      at: new Date(2026, 9, 12, 19, 10).toISOString(),
      what: 'ordered',
      cause: 'browser',
      detail: '',
      by: null,
      cents: 250_00,
    },
    {
      at: new Date(2026, 9, 12, 19, 12).toISOString(),
      what: 'approved',
      cause: 'browser',
      detail: '',
      by: null,
      cents: null,
    },
    {
      at: new Date(2026, 9, 12, 19, 12, 8).toISOString(),
      what: 'received',
      cause: 'webhook',
      detail: '',
      by: null,
      cents: 250_00,
    },
    {
      at: new Date(2026, 9, 12, 19, 12, 41).toISOString(),
      what: 'receipt',
      cause: 'reconcile',
      detail: '',
      by: null,
      cents: null,
    },
  ],
  organization: '',
  fairValueCents: 0,
  sheet: sampleSheet,
  receiptAt: new Date(2026, 9, 12, 19, 12, 41).toISOString(),
  refunds: [],
  refundable: { cents: 250_00, until: new Date(2027, 3, 10, 19, 12).toISOString(), way: 'provider', why: '' },
  secondYesAbove: null,
  undoUntil: null,
};

const none = { refundedCents: 0, leftOut: 0, statementEmail: 'none' } as const;

export const sampleDonors: readonly Donor[] = [
  {
    ...none,
    name: 'Venkatasubramanian Ranganathan Kadamb',
    email: 'venkat.kadamb@example.org',
    gifts: 6,
    cents: 3400_00,
  },
  {
    ...none,
    name: 'Gauri Kanchan',
    email: 'gauri.kanchan@example.org',
    gifts: 2,
    cents: 2500_00,
    statementEmail: 'sent',
  },
  { ...none, name: 'Dattatraya Umbar', email: null, gifts: 3, cents: 1150_00 },
  {
    name: 'Lakshmi Narasimhan Shirish',
    email: 'l.shirish@example.org',
    gifts: 4,
    cents: 400_00,
    refundedCents: 100_00,
    leftOut: 1,
    statementEmail: 'held',
  },
  {
    ...none,
    name: 'Sunita Bakul',
    email: 's.bakul@example.org',
    gifts: 2,
    cents: 350_00,
    statementEmail: 'waiting',
  },
  {
    ...none,
    name: 'Raghavendra Chafa',
    email: 'r.chafa@example.org',
    gifts: 1,
    cents: 20_00,
    statementEmail: 'failed',
  },
];
