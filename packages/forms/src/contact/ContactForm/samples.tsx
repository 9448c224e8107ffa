import { type ContactBody, captchaMessages, type Receipt } from '@banyan/api/contract';
import { FormSheet } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { SendOptions } from '../../form/submission.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

export const receipt: Receipt = {
  success: true,
  message: 'Your message has arrived.',
  reference: 'C-2026-0417',
};
export const send = () => fn(async (_body: ContactBody, _options: SendOptions): Promise<Receipt> => receipt);
export const refuse = (error: Error) =>
  fn(async (_body: ContactBody, _options: SendOptions): Promise<Receipt> => {
    throw error;
  });

/** Shows the form as on its page, without drafts from the previous story. */
export const inALetter = {
  args: {
    action: '/contact',
    onSubmit: send(),
    verification: sampleVerification,
    sentLede: 'It is in the secretary’s tray. You will hear from a person, at the address you gave.',
    sentLinks: <MoreLink href="/">Back to the front page</MoreLink>,
  },
  render: (args: ContactFormProps) => (
    <FormSheet to="The secretary, on behalf of five thousand engineers">
      <ContactForm {...args} />
    </FormSheet>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};

type Canvas = ReturnType<typeof within>;

export const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
export const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'SUBMIT' });

export const fillIn = async (canvas: Canvas) => {
  await userEvent.type(box(canvas, /First name/), 'Meera');
  await userEvent.type(box(canvas, /Last name/), 'Kadamb');
  await userEvent.type(box(canvas, /Email/), 'meera.kadamb@example.org');
  await userEvent.type(box(canvas, /Message/), 'Who keeps the kite strings?');
};
export const solve = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Solve' }));
  await expect(canvas.getByText(captchaMessages.verified)).toBeVisible();
};
export const typed = { firstName: 'Meera', lastName: 'Kadamb', email: 'meera.kadamb@example.org', phone: '' };
