import type { Form } from '../form.ts';
import { correctEntryForm } from '../members/entry-forms.ts';
import { myPaths } from './acts.ts';
import { myMessages } from './messages.ts';

const wording = { failed: myMessages.checkFields, errorOccurred: myMessages.errorOccurred };

/** Form that asks for the sign-in email. */
export const askForMyPageForm = {
  name: 'my-link',
  call: 'askForMyPage',
  path: myPaths.page,
  fields: { email: '' },
  wording,
} as const satisfies Form<'askForMyPage'>;

/** Sign-in form. The button behind the email's link sends `token`, the code field sends `code`, and a script fills in `passkey`. */
export const enterMyPageForm = {
  name: 'my-enter',
  call: 'enterMyPage',
  path: myPaths.enter,
  fields: { token: '', code: '', passkey: '' },
  wording,
} as const satisfies Form<'enterMyPage'>;

/** Form of every button on the member's page. It is posted to the button's own page: `myPaths.page`, `.leaving` or `.stay`. */
export const actOnMyPageForm = {
  name: 'my-act',
  call: 'actOnMyPage',
  path: myPaths.page,
  fields: { act: '', about: '', to: '', passkey: '' },
  wording,
} as const satisfies Form<'actOnMyPage'>;

const { token: _, ...corrected } = correctEntryForm.fields;

/** Form of an entry correction. */
export const correctMyEntryForm = {
  name: 'my-correct',
  call: 'correctMyEntry',
  path: myPaths.correct,
  fields: { entry: '', ...corrected },
  wording,
} as const satisfies Form<'correctMyEntry'>;
