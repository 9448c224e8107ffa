/** What somebody types, in the order of the form. */
export const eventRegistrationNames = [
  'firstName',
  'lastName',
  'email',
  'graduationYear',
  'comments',
] as const;
export type EventRegistrationValues = Readonly<Record<(typeof eventRegistrationNames)[number], string>>;

export const emptyEventRegistration: EventRegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  graduationYear: '',
  comments: '',
};
