import type { Form } from '../form.ts';
import { correctEntryForm } from '../members/entry-forms.ts';
import { myPaths } from './acts.ts';
import { myMessages } from './messages.ts';

const wording = { failed: myMessages.checkFields, errorOccurred: myMessages.errorOccurred };

/** Asks for the letter. */
export const askForMyPageForm = {
  name: 'my-link',
  call: 'askForMyPage',
  path: myPaths.page,
  fields: { email: '' },
  wording,
} as const satisfies Form<'askForMyPage'>;

/** The button behind the letter's link has `token`, the form for its six characters `code`, that of a passkey what a script puts there. */
export const enterMyPageForm = {
  name: 'my-enter',
  call: 'enterMyPage',
  path: myPaths.enter,
  fields: { token: '', code: '', passkey: '' },
  wording,
} as const satisfies Form<'enterMyPage'>;

/** Every button of the page; posted to the page it stands on: `myPaths.page`, `.leaving` or `.stay`. */
export const actOnMyPageForm = {
  name: 'my-act',
  call: 'actOnMyPage',
  path: myPaths.page,
  fields: { act: '', about: '', to: '', passkey: '' },
  wording,
} as const satisfies Form<'actOnMyPage'>;

const { token: _, ...corrected } = correctEntryForm.fields;

/** The correction of an entry. */
export const correctMyEntryForm = {
  name: 'my-correct',
  call: 'correctMyEntry',
  path: myPaths.correct,
  fields: { entry: '', ...corrected },
  wording,
} as const satisfies Form<'correctMyEntry'>;
