import type { Form } from '../form.ts';
import { entryMessages } from './entry-messages.ts';

const wording = { failed: entryMessages.failed, errorOccurred: entryMessages.errorOccurred };

/** Form of an entry correction, opened by the link in the member's email. */
export const correctEntryForm = {
  name: 'correct-entry',
  call: 'correctEntry',
  path: '/my-entry/correct',
  fields: {
    token: '',
    FirstName: '',
    LastName: '',
    Year: '',
    Dept: '',
    Dept_Other: '',
    LinkedInURL: '',
    Company: '',
    State: '',
  },
  wording,
} as const satisfies Form<'correctEntry'>;

/** Form that hides a member from the directory, opened by the other link in that email. */
export const hideEntryForm = {
  name: 'hide-entry',
  call: 'hideEntry',
  path: '/my-entry/hide',
  fields: { token: '' },
  wording,
} as const satisfies Form<'hideEntry'>;
