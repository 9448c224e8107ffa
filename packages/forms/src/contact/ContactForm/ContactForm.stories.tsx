import { type ContactBody, captchaMessages, type Receipt } from '@banyan/api/contract';
import { Letter } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { stoppedClock } from '../../form/clock.ts';
import { noAnswer, refusal } from '../../form/samples.ts';
import type { SendOptions } from '../../form/useSubmission.ts';
import { sampleVerification, slowVerification } from '../../verification/samples.tsx';
import { ContactForm } from './ContactForm.tsx';

const receipt: Receipt = { success: true, message: 'Your message has arrived.', reference: 'C-2026-0417' };
const send = () => fn(async (_body: ContactBody, _options: SendOptions): Promise<Receipt> => receipt);
const refuse = (error: Error) =>
  fn(async (_body: ContactBody, _options: SendOptions): Promise<Receipt> => {
    throw error;
  });

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: {
    onSubmit: send(),
    verification: sampleVerification,
    sentLede: 'It is in the secretary’s tray. You will hear from a person, at the address you gave.',
    sentLinks: <MoreLink href="/">Back to the front page</MoreLink>,
  },
  render: (args) => (
    <Letter to="The secretary, on behalf of five thousand engineers">
      <ContactForm {...args} />
    </Letter>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'SUBMIT' });

const fillIn = async (canvas: Canvas) => {
  await userEvent.type(box(canvas, /First name/), 'Meera');
  await userEvent.type(box(canvas, /Last name/), 'Kadamb');
  await userEvent.type(box(canvas, /Email/), 'meera.kadamb@example.org');
  await userEvent.type(box(canvas, /Message/), 'Who keeps the kite strings?');
};
const solve = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Solve' }));
  await expect(canvas.getByText(captchaMessages.verified)).toBeVisible();
};
const typed = { firstName: 'Meera', lastName: 'Kadamb', email: 'meera.kadamb@example.org', phone: '' };

export const Empty: Story = { tags: ['photo'] };
export const EmptyDark: Story = { tags: ['photo'], globals: { mode: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const TheVerificationIsOnItsWay: Story = { args: { verification: slowVerification } };

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await userEvent.click(submitButton(canvas));
      const summary = await canvas.findByRole('region', { name: 'Five answers need another look' });
      for (const message of [
        'First name is required',
        'Last name is required',
        'Email is required',
        'Message is required',
        'Please complete the CAPTCHA verification',
      ]) {
        await expect(within(summary).getByRole('link', { name: message })).toBeVisible();
        await expect(canvas.getAllByText(message)).toHaveLength(2);
      }
      await expect(summary).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('an entry leads to its field, which says what is wrong', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Email is required' }));
      await expect(box(canvas, /Email/)).toHaveFocus();
      await expect(box(canvas, /Email/)).toHaveAccessibleDescription(/Email is required/);
      await expect(box(canvas, /Email/)).toBeInvalid();
    });
    await step('a field that is mended is in peace at once', async () => {
      await userEvent.type(box(canvas, /First name/), 'M');
      await expect(canvas.queryByText('First name is required')).toBeNull();
      await expect(box(canvas, /First name/)).toBeValid();
    });
    await step('an email must look like one', async () => {
      await userEvent.type(box(canvas, /Email/), 'meera');
      await expect(canvas.getAllByText('Please enter a valid email address')).toHaveLength(2);
      await userEvent.type(box(canvas, /Email/), '@example.org');
      await expect(canvas.queryByText('Please enter a valid email address')).toBeNull();
    });
    await step('the phone is not checked', async () => {
      await userEvent.type(box(canvas, /Phone/), 'ask my sister');
      await userEvent.click(submitButton(canvas));
      await expect(box(canvas, /Phone/)).toBeValid();
    });
  },
};

export const SentWithTheKeyboardAlone: Story = {
  tags: ['photo'],
  args: { onSubmit: send() },
  play: async ({ args, canvas, step }) => {
    await canvas.findByRole('button', { name: 'Solve' });
    await step('Tab walks through the letter in order', async () => {
      for (const [name, words] of [
        [/First name/, 'Meera'],
        [/Last name/, 'Kadamb'],
        [/Email/, ' meera.kadamb@example.org '],
        [/Phone/, ''],
        [/Message/, 'Who keeps the kite strings?'],
      ] as const) {
        await userEvent.tab();
        await expect(box(canvas, name)).toHaveFocus();
        if (words) await userEvent.keyboard(words);
      }
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(submitButton(canvas)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('the success takes the focus and gives the number', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Message Sent Successfully!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('C-2026-0417')).toBeVisible();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { ...typed, message: 'Who keeps the kite strings?', captchaToken: expect.any(String) },
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), signal: expect.any(AbortSignal) },
      );
    });
  },
};

export const AnotherMessage: Story = {
  args: { onSubmit: send() },
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('leads to an empty letter and its first field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send Another Message' }));
      await waitFor(() => expect(box(canvas, /First name/)).toHaveFocus());
      await expect(box(canvas, /Message/)).toHaveValue('');
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
      await expect(sessionStorage).toHaveLength(0);
    });
  },
};

export const BeingSent: Story = {
  tags: ['photo'],
  args: {
    onSubmit: fn((_body: ContactBody, _options: SendOptions) => new Promise<Receipt>(() => undefined)),
  },
  play: async ({ args, canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await step('a double click is one call', async () => {
      await userEvent.dblClick(submitButton(canvas));
      const button = await canvas.findByRole('button', { name: 'SENDING...' });
      await userEvent.click(button);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await step('meanwhile nothing can be changed', async () => {
      await userEvent.type(box(canvas, /Message/), 'P.S.');
      await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
    });
  },
};

export const TheServerSaysWhy: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal('The secretary is at lunch until Monday.')) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('The secretary is at lunch until Monday.')).toBeVisible();
    await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
    await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
  },
};

export const TheServerSaysNothing: Story = {
  args: { onSubmit: refuse(refusal(undefined)) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Failed to send message')).toBeVisible();
  },
};

export const TheServerObjectsToOneField: Story = {
  args: {
    onSubmit: refuse(
      refusal('Please enter a valid email address', [
        { field: 'email', code: 'invalid', message: 'Please enter a valid email address' },
      ]),
    ),
  },
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('the field is marked and stays so while others are edited', async () => {
      await waitFor(() => expect(box(canvas, /Email/)).toBeInvalid());
      await userEvent.type(box(canvas, /Last name/), 'a');
      await expect(box(canvas, /Email/)).toBeInvalid();
    });
    await step('until it is edited itself', async () => {
      await userEvent.type(box(canvas, /Email/), '.in');
      await expect(box(canvas, /Email/)).toBeValid();
    });
  },
};

export const TheServerRefusesTheVerification: Story = {
  args: {
    onSubmit: refuse(
      refusal('CAPTCHA verification did not succeed. Please solve it again.', [
        {
          field: 'captchaToken',
          code: 'invalid',
          message: 'CAPTCHA verification did not succeed. Please solve it again.',
        },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    const group = canvas.getByRole('group', { name: 'Verification' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/did not succeed/));
    await expect(within(group).getByText('Please complete the CAPTCHA')).toBeVisible();
  },
};

export const ALostAnswerThenARetryKeepsTheKey: Story = {
  args: { onSubmit: refuse(noAnswer()) },
  play: async ({ args, canvas, step }) => {
    const keys = () => mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('it says so in words and keeps what was typed', async () => {
      await expect(await canvas.findByText('An error occurred. Please try again.')).toBeVisible();
      await expect(canvas.getByText(/could not be reached/)).toBeVisible();
      await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
    });
    await step('the same words go under the same key', async () => {
      await solve(canvas);
      await userEvent.click(submitButton(canvas));
      await waitFor(() => expect(keys()).toHaveLength(2));
      await expect(keys()[1]).toBe(keys()[0]);
    });
    await step('other words go under another', async () => {
      await userEvent.type(box(canvas, /Message/), ' I do.');
      await solve(canvas);
      await userEvent.click(submitButton(canvas));
      await waitFor(() => expect(keys()).toHaveLength(3));
      await expect(keys()[2]).not.toBe(keys()[0]);
    });
  },
};

const clearClock = stoppedClock();
export const ClearedAndUndone: Story = {
  args: { clock: clearClock },
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Another Message' }));
    await fillIn(canvas);
    await userEvent.type(box(canvas, /Email/), ' and more');
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('CLEAR wipes fields, errors and the verification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CLEAR' }));
      await expect(box(canvas, /Message/)).toHaveValue('');
      await expect(box(canvas, /Email/)).toBeValid();
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
      await expect(canvas.getByText('Cleared.')).toBeVisible();
    });
    await step('Undo has the focus and brings the words back', async () => {
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
      await expect(canvas.getByRole('button', { name: 'CLEAR' })).toHaveFocus();
    });
    await step('ten seconds later there is nothing to undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CLEAR' }));
      clearClock.pass(9_999);
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
      clearClock.pass(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'CLEAR' })).toHaveFocus());
      await expect(box(canvas, /Message/)).toHaveValue('');
    });
  },
};

const slowClock = stoppedClock();
export const TheTokenIsTooOld: Story = {
  args: { clock: slowClock, onSubmit: send() },
  play: async ({ args, canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await step('110 seconds later a note warns', async () => {
      slowClock.pass(109_999);
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      slowClock.pass(1);
      await expect(
        await canvas.findByText('CAPTCHA may have expired. Please solve again before submitting.'),
      ).toBeVisible();
    });
    await step('and submitting asks to solve it again', async () => {
      await userEvent.click(submitButton(canvas));
      await expect(
        await canvas.findAllByText('CAPTCHA has expired. Please solve it again before submitting.'),
      ).toHaveLength(2);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('after which it goes', async () => {
      await solve(canvas);
      await userEvent.click(submitButton(canvas));
      await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible();
    });
  },
};

export const ADraftSurvivesAReload: Story = {
  beforeEach: () => {
    const values = { firstName: 'Meera', message: 'Dear all,\nI was halfway through', captchaToken: 'never' };
    sessionStorage.setItem(
      'banyan.draft.contact',
      JSON.stringify({ version: 1, savedAt: Date.now(), values }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('what was typed stands there again', async () => {
      await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
      await expect(box(canvas, /Message/)).toHaveValue('Dear all,\nI was halfway through');
    });
    await step('and is kept on, without any token', async () => {
      await userEvent.type(box(canvas, /Last name/), 'Kadamb');
      await solve(canvas);
      await expect(sessionStorage.getItem('banyan.draft.contact')).toMatch(/Kadamb/);
      await expect(sessionStorage.getItem('banyan.draft.contact')).not.toMatch(/captchaToken|sample-token/);
    });
  },
};

export const PostedWithoutJavaScriptAndAnswered: Story = {
  args: {
    initialValues: { ...typed, email: 'meera', message: 'Who keeps the kite strings?' },
    initialErrors: [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address' }],
    initialMessage: 'Too many messages came from this connection. Please wait a minute.',
    question: { text: 'What is three plus four?', token: '3.4.x' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too many messages/)).toBeVisible();
    await expect(box(canvas, /Email/)).toHaveValue('meera');
    await expect(box(canvas, /Email/)).toBeInvalid();
    await expect(canvas.getByRole('region', { name: 'One answer needs another look' })).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Contact form' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getAttribute('action')).toBe('/contact');
  },
};

export const TakenWithoutJavaScript: Story = {
  args: { sent: receipt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C-2026-0417')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  },
};
