import { type EventRegistrationBody, eventRegistrationMessages, type Receipt } from '@banyan/api/contract';
import { EventStub } from '@banyan/ui/content';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { SendOptions } from '../../form/submission.ts';
import { EventRegistrationForm, type EventRegistrationFormProps } from './EventRegistrationForm.tsx';

const receipt: Receipt = {
  success: true,
  message: 'Registration successful! See you at the event!',
  reference: 'E-7K2M-4QHD',
};
export const send = () =>
  fn(async (_body: EventRegistrationBody, _options: SendOptions): Promise<Receipt> => receipt);
/** Fake that accepts the form and puts the guest on the waitlist. */
export const toTheList = () =>
  fn(
    async (_body: EventRegistrationBody, _options: SendOptions): Promise<Receipt> => ({
      ...receipt,
      message: eventRegistrationMessages.waiting,
      waitingList: true,
    }),
  );
/** Fake that rejects with each error in turn, the last one forever; accepts the form once it reaches `'sent'`. */
export const refuse = (...errors: (Error | 'sent')[]) => {
  let tries = 0;
  return fn(async (_body: EventRegistrationBody, _options: SendOptions): Promise<Receipt> => {
    const error = errors[Math.min(tries, errors.length - 1)];
    tries += 1;
    if (error instanceof Error) throw error;
    return receipt;
  });
};

/** Shows the form as on its page, without drafts from the previous story. */
export const onATicket = {
  args: {
    eventId: 'event-long-table',
    onSubmit: send(),
    onRegistered: fn(),
    verification: sampleVerification,
    note: 'You will get a reference number and a calendar file.',
    'aria-labelledby': 'stub',
  },
  render: (args: EventRegistrationFormProps) => (
    <>
      <h1>The Long Table</h1>
      <EventStub heading="Put your name on the list" headingId="stub">
        <EventRegistrationForm {...args} />
      </EventStub>
    </>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};

type Canvas = ReturnType<typeof within>;

export const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
export const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Register' }));

export const typed = {
  firstName: 'Meera',
  lastName: 'Kadamb',
  email: 'meera.kadamb@example.org',
  graduationYear: '1998',
  comments: 'No onions, please.',
};

export const fillIn = async (canvas: Canvas) => {
  await userEvent.type(box(canvas, /First name/), typed.firstName);
  await userEvent.type(box(canvas, /Last name/), typed.lastName);
  await userEvent.type(box(canvas, /Email/), typed.email);
  await userEvent.type(box(canvas, /Graduation year/), typed.graduationYear);
  await userEvent.type(box(canvas, /Comments/), typed.comments);
};

/** Checks that everything `fillIn` typed is still in the fields. */
export const stillTyped = async (canvas: Canvas) => {
  await expect(box(canvas, /First name/)).toHaveValue(typed.firstName);
  await expect(box(canvas, /Last name/)).toHaveValue(typed.lastName);
  await expect(box(canvas, /Email/)).toHaveValue(typed.email);
  await expect(box(canvas, /Graduation year/)).toHaveValue(typed.graduationYear);
  await expect(box(canvas, /Comments/)).toHaveValue(typed.comments);
};
