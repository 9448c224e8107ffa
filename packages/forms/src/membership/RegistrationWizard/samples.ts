import { captchaMessages, type Receipt, type RegistrationBody, registrationForm } from '@banyan/api/contract';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { SendOptions } from '../../form/submission.ts';
import type { RegistrationValues } from './registrationFields.ts';

const receipt: Receipt = { success: true, message: '', reference: 'M-7KQ2-94FD' };
export const send = () =>
  fn(async (_body: RegistrationBody, _options: SendOptions): Promise<Receipt> => receipt);
export const refuse = (error: Error) =>
  fn(async (_body: RegistrationBody, _options: SendOptions): Promise<Receipt> => {
    throw error;
  });

/** Shows the wizard with its page's texts, without drafts from the previous story. */
export const inItsPage = {
  args: {
    onSubmit: send(),
    verification: sampleVerification,
    preview: {
      heading: 'Your directory entry, so far',
      note: 'This is everything the public sees. Your email, phone, address and company stay with the association.',
    },
    nextSteps: [
      { title: 'A person reads it', text: 'A volunteer checks the year and the program against the rolls.' },
      { title: 'You get an email', text: 'It says that you are in, usually within a week.' },
      { title: 'You are in the directory', text: 'With what you agreed to, and nothing else.' },
    ],
    meanwhile: ({ state, year }: { state: string; year: number }) => `What is on in ${state} for ${year}`,
    withoutJavaScript: 'Registration needs JavaScript. Write to us instead.',
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};

type Canvas = ReturnType<typeof within>;

const meera: RegistrationValues = {
  ...registrationForm.fields,
  FirstName: 'Meera',
  LastName: 'Kadamb',
  email: 'meera.kadamb@example.org',
  phone: '+1 510 555 0142',
  'address.street1': '12 Plumb Line Way',
  'address.city': 'Fremont',
  'address.state': 'CA',
  'address.zip': '94536',
  Year: '1998',
  Dept: 'Computer-Engineering',
  LinkedInURL: 'example.org/in/meera-kadamb',
  Company: 'Northspan Systems',
};

/** Starts with these values in the tab's draft. */
export const begun = (values: Partial<RegistrationValues>) => () => {
  const text = JSON.stringify({ version: 1, savedAt: Date.now(), values: { ...meera, ...values } });
  sessionStorage.setItem('banyan.draft.registration', text);
};

export const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
export const stepTitle = (canvas: Canvas, words: string) =>
  canvas.findByRole('heading', { level: 2, name: words });
export const step2 = 'Step 2 of 3: Academic & Professional';
export const step3 = 'Step 3 of 3: Engagement & Additional Information';
export const solve = async (canvas: Canvas) => {
  await press(canvas, 'Solve');
  await expect(canvas.getByText(captchaMessages.verified)).toBeVisible();
};
/* Steps after the first are loaded on demand: axe and the screenshots wait for them. */
export const isStep2 = ({ canvas }: { canvas: Canvas }) =>
  canvas.findByRole('textbox', { name: /Graduation year/ });
export const isStep3 = ({ canvas }: { canvas: Canvas }) =>
  canvas.findByRole('group', { name: 'Verification' });
export const toStep3 = async (canvas: Canvas) => {
  await waitFor(() => expect(box(canvas, /First name/)).not.toHaveValue(''));
  await press(canvas, 'Next');
  await isStep2({ canvas });
  await press(canvas, 'Next');
  await isStep3({ canvas });
};
