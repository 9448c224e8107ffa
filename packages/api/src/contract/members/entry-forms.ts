import type { Form } from '../form.ts';
import { entryMessages } from './entry-messages.ts';

const wording = { failed: entryMessages.failed, errorOccurred: entryMessages.errorOccurred };

/** What the directory shall show of a member, by the link in their letter. */
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

/** Takes a member out of the directory, by the other link. */
export const hideEntryForm = {
  name: 'hide-entry',
  call: 'hideEntry',
  path: '/my-entry/hide',
  fields: { token: '' },
  wording,
} as const satisfies Form<'hideEntry'>;
