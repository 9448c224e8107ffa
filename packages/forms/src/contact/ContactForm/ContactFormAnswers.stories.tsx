import { contactForm } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { ContactForm } from './ContactForm.tsx';
import { box, fillIn, inALetter, receipt, refuse, solve, submitButton, typed } from './samples.tsx';

const meta = {
  title: 'Forms/ContactForm (what the server answers)',
  component: ContactForm,
  ...inALetter,
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal(undefined)) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Failed to send message')).toBeVisible();
  },
};

export const TheServerObjectsToOneField: Story = {
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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

export const AHostThatSendsOneSentenceRefusesTheVerification: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal('CAPTCHA verification failed')) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    const group = canvas.getByRole('group', { name: 'Verification' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/CAPTCHA verification failed/));
    await expect(within(group).getByText('Please complete the CAPTCHA')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['!dev', '!autodocs'],
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

export const PostedWithoutJavaScriptAndAnswered: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    serverState: {
      values: { ...typed, email: 'meera', message: 'Who keeps the kite strings?' },
      errors: [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address' }],
      message: 'Too many messages came from this connection. Please wait a minute.',
      question: { text: 'What is three plus four?', token: '3.4.x' },
    },
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
  tags: ['!dev', '!autodocs'],
  args: { serverState: { values: contactForm.fields, errors: [], success: receipt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C-2026-0417')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  },
};
