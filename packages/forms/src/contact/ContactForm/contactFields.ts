/** What somebody types, in the order of the form. */
export const contactNames = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactValues = Readonly<Record<(typeof contactNames)[number], string>>;

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
};
