/** What stands in the form of an event: texts, also where one is chosen; `yes` or nothing. Days are `2027-10-16`, times `18:00`. */
export const eventFormFields = [
  'title',
  'category',
  'chapter',
  'day',
  'from',
  'to',
  'lastDay',
  'zone',
  'location',
  'description',
  'organizer',
  'seats',
  'deadlineDay',
  'deadlineTime',
  'confirmation',
  'registration',
  'featured',
] as const;
export type EventFormField = (typeof eventFormFields)[number];
export type EventFormValues = Readonly<Record<EventFormField, string>>;

/** What stands over each of them. */
export const eventFieldLabels: Readonly<Record<EventFormField, string>> = {
  title: 'Title',
  category: 'Category',
  chapter: 'Chapter',
  day: 'Date',
  from: 'From',
  to: 'To',
  lastDay: 'Last day',
  zone: 'Time zone',
  location: 'Where',
  description: 'Description',
  organizer: 'Organized by',
  seats: 'Seats',
  deadlineDay: 'Register until',
  deadlineTime: 'Deadline time',
  confirmation: 'Confirm by email',
  registration: 'Use another registration page',
  featured: 'On the front page',
};

/** Id of a field's control. */
export const eventFieldId = (field: EventFormField): string => `event-${field}`;

/** What whoever comes has planned by: when one of these changes they are told, unless somebody says otherwise. */
const planned: readonly EventFormField[] = ['day', 'from', 'to', 'lastDay', 'zone', 'location'];

/** Whether a change is one that people who come have to know. */
export const wantsNotification = (before: EventFormValues, now: EventFormValues): boolean =>
  planned.some((field) => before[field] !== now[field]);
