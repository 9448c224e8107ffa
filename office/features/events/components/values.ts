/**
 * Fields of the event form. All values are text, also of selects; a checkbox is `yes` or empty. Days are `2027-10-16`, times
 * `18:00`.
 */
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

/** Labels of the fields. */
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

/** Fields that guests plan by: a change of one turns on the notification by default. */
const planned: readonly EventFormField[] = ['day', 'from', 'to', 'lastDay', 'zone', 'location'];

/** True if a change affects guests’ plans. */
export const wantsNotification = (before: EventFormValues, now: EventFormValues): boolean =>
  planned.some((field) => before[field] !== now[field]);
