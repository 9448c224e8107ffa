import type { AlumnusCard, MyEntry, MyOwnPage, MyTicket, OpenedMyPage } from '@banyan/api/contract';
import { sampleEvents } from '@banyan/api/samples';
import type { OpenedTicket } from '../../site/src/request.ts';

const dayMs = 86_400_000;
const name = 'Meera Kadamb';
const email = 'meera@example.org';
const [event] = sampleEvents(new Date());
const card: AlumnusCard = {
  _id: 'sample-meera-kadamb',
  firstName: 'Meera',
  lastName: 'Kadamb',
  image: '',
  graduationYear: 1998,
  coepProgram: 'Civil Engineering',
  company: 'Third Span Bridges',
  address: { state: 'California' },
  linkedIn: 'https://example.org/in/meera-kadamb',
};

/** Ticket for the next event, as the link in its email opens it. */
export const ticket: OpenedTicket = {
  status: 200,
  message: undefined,
  isDone: false,
  ticket: event && {
    state: 'confirmed',
    off: undefined,
    hasArrived: false,
    guests: 0,
    event,
    name,
    reference: 'E-2026-0412',
    until: undefined,
  },
};

const coming: MyTicket | undefined = event && {
  reference: 'E-2026-0412',
  event,
  state: 'confirmed',
  off: undefined,
  hasArrived: false,
  href: '/t/sample',
  calendarHref: '/events/sample.ics',
  until: undefined,
};

const entry: MyEntry = {
  id: card._id,
  reference: 'M-2025-0091',
  state: 'shown',
  card,
  values: {
    FirstName: card.firstName,
    LastName: card.lastName,
    Year: String(card.graduationYear),
    Dept: card.coepProgram,
    Dept_Other: '',
    LinkedInURL: card.linkedIn,
    Company: card.company,
    State: 'California',
  },
  waitingCorrection: undefined,
  consents: [
    { name: 'state', isGiven: true, since: '2025-03-02T09:00:00Z' },
    { name: 'company', isGiven: true, since: '2025-03-02T09:00:00Z' },
    { name: 'photo', isGiven: false, since: undefined },
    { name: 'newsletter', isGiven: true, since: '2025-03-02T09:00:00Z' },
  ],
};

const page: MyOwnPage = {
  email,
  name,
  coming,
  entries: [entry],
  tickets: coming ? [coming] : [],
  gifts: [],
  giftYears: [],
  stories: [
    {
      reference: 'S-2026-0018',
      title: 'The oven in lane five',
      state: 'waiting',
      sentAt: '2026-06-01T18:20:00Z',
      href: undefined,
      askedToUnpublish: undefined,
    },
  ],
  jobs: [],
  sessions: [
    {
      id: 'this',
      label: 'Firefox, Linux',
      isThis: true,
      seenAt: '2026-06-02T08:00:00Z',
      until: new Date(Date.now() + 30 * dayMs).toISOString(),
    },
  ],
  passkeys: [],
  hasNewBrowserEmails: true,
  emailChange: undefined,
  leaving: {
    due: undefined,
    entries: 1,
    seats: [],
    jobs: 0,
    stories: 1,
    gifts: 1,
    giftsKeptYears: 7,
    copiesDays: 35,
  },
};

/** Data of one member's own page. */
export const my: OpenedMyPage = {
  status: 200,
  my: { state: 'signed-in', view: { name: 'page' }, page },
  said: undefined,
};
