import { randomUUID } from 'node:crypto';
import { calls, donationPrograms, limits, storyCategories, storyDepartments } from '@banyan/api/contract';

/** What the clients send. */
export const kinds = ['message', 'registration', 'membership', 'story', 'gift'] as const;
export type Kind = (typeof kinds)[number];

/** Something that a visitor sends in, once, however often it has to be tried. */
export interface Submission {
  kind: Kind;
  /** What no other has: its row is found by it. */
  mark: string;
  /** Of the call, below the base of the API. */
  path: string;
  /** The name under which it is tried again. */
  key: string;
  content: Readonly<Record<string, unknown>>;
  /** Which event it is for. */
  event?: string;
}

/** Seats of each event, and how many people ask for one of them. */
export const seats = 20;
const asking = 28;

export const eventId = (index: number) => `event-outgrow-${index}`;

const person = { firstName: 'Asha', lastName: 'Kadamb' };

/** Longer than a program takes to fill a form in. */
const fillMs = 20_000;

const enough = 'The hostel roof in June, the first rain, and who was up there with a kettle. '.repeat(
  Math.ceil(limits.storyLeast / 70),
);

/** Makes what the clients send, each different from all others. @param events How many events there are */
export function submissions({ events, photo }: { events: number; photo: Blob }) {
  let made = 0;
  let registrations = 0;
  const of = (kind: Kind, mark: string, path: string, content: Submission['content'], event?: string) => ({
    kind,
    mark,
    path,
    key: randomUUID(),
    content,
    event,
  });
  const makers: Record<Kind, (mark: string) => Submission> = {
    message: (mark) =>
      of('message', mark, calls.sendContactMessage.path, {
        ...person,
        email: 'asha@example.org',
        phone: '',
        message: mark,
      }),
    registration(mark) {
      const event = eventId(Math.min(Math.floor(registrations / asking), events - 1));
      registrations += 1;
      const path = calls.registerForEvent.path.replace('{id}', event);
      const content = { ...person, email: mark, graduationYear: '2009', comments: '', fillMs };
      return of('registration', mark, path, content, event);
    },
    membership: (mark) =>
      of('membership', mark, calls.registerMember.path, {
        FirstName: 'Rohan',
        LastName: 'Bakul',
        email: mark,
        Year: 1998,
        Dept: 'Mechanical',
      }),
    story: (mark) =>
      of('story', mark, calls.createStory.path, {
        ...{ title: mark, name: 'Tara Chinch', email: 'tara@example.org', contactNo: '+1 312 555 0100' },
        ...{ graduationYear: '1998', department: storyDepartments[0], category: storyCategories[0] },
        ...{ currentRole: 'Engineer', company: 'Long Table', story: enough, photo, agreeTerms: true, fillMs },
      }),
    gift: (mark) =>
      of('gift', mark, calls.captureOrder.path, {
        ...person,
        email: mark,
        graduationYear: '1998',
        program: donationPrograms[0],
        purpose: '',
      }),
  };
  return {
    next(kind: Kind): Submission {
      made += 1;
      return makers[kind](`outgrow-${made}@example.org`);
    },
    /** How many people have asked for a seat of each event. */
    asked: (index: number) =>
      index === events - 1
        ? Math.max(0, registrations - asking * index)
        : Math.min(asking, Math.max(0, registrations - asking * index)),
  };
}

/** A body as its call wants it: a story has a photo, and is no JSON. */
export function bodyOf(
  { kind, content }: Pick<Submission, 'kind' | 'content'>,
  captchaToken: string,
): { body: string | FormData; headers: Record<string, string> } {
  const whole = kind === 'story' ? content : { ...content, captchaToken };
  if (kind === 'story') return { body: calls.createStory.multipart(whole), headers: {} };
  return { body: JSON.stringify(whole), headers: { 'Content-Type': 'application/json' } };
}
