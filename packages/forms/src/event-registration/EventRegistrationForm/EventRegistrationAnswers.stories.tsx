import { eventRegistrationMessages } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { EventRegistrationForm } from './EventRegistrationForm.tsx';
import { fillIn, onATicket, press, refuse, stillTyped, toTheList, typed } from './samples.tsx';

const meta = {
  title: 'Forms/EventRegistrationForm (what the server answers)',
  component: EventRegistrationForm,
  ...onATicket,
} satisfies Meta<typeof EventRegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const prove = 'Please complete the CAPTCHA verification';
const provePlease = refusal(prove, [{ field: 'captchaToken', code: 'required', message: prove }]);

export const TheLastSeatIsTaken: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal(eventRegistrationMessages.full)) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas);
    await expect(await canvas.findByText('This event is full. Every seat is taken.')).toBeVisible();
    await stillTyped(canvas);
  },
};

export const NoSeatIsLeftButAWaitingList: Story = {
  tags: ['photo'],
  args: { waitingList: true, onSubmit: toTheList() },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Put me on the waitlist' }));
    await expect(await canvas.findByText(eventRegistrationMessages.waiting)).toBeVisible();
    await expect(mocked(args.onSubmit).mock.calls[0]?.[0].waitingList).toBe(true);
  },
};

export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal(undefined), noAnswer()) },
  play: async ({ args, canvas, step }) => {
    const keys = () => mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await fillIn(canvas);
    await press(canvas);
    await step('an answer without words', async () => {
      await expect(await canvas.findByText('Registration failed. Please try again.')).toBeVisible();
      await press(canvas);
    });
    await step('it says so in words and keeps what was typed', async () => {
      await expect(await canvas.findByText('An error occurred. Please try again later.')).toBeVisible();
      await expect(canvas.getByText(/could not be reached/)).toBeVisible();
      await stillTyped(canvas);
    });
    await step('the same answers go under the same key', async () => {
      await press(canvas);
      await waitFor(() => expect(keys()).toHaveLength(3));
      await expect(new Set(keys()).size).toBe(1);
    });
  },
};

export const TheServerWantsToKnowWhetherAPersonIsThere: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(provePlease, 'sent') },
  play: async ({ args, canvas, step }) => {
    await step('nobody is asked before', async () => {
      await expect(canvas.queryByRole('group', { name: 'Verification' })).toBeNull();
      await fillIn(canvas);
      await press(canvas);
    });
    await step('then the verification appears, and the summary leads to it', async () => {
      const group = await canvas.findByRole('group', { name: 'Verification' });
      const summary = canvas.getByRole('region', { name: 'One answer needs another look' });
      await waitFor(() => expect(summary).toHaveFocus());
      await stillTyped(canvas);
      const solve = await within(group).findByRole('button', { name: 'Solve' });
      await userEvent.click(within(summary).getByRole('link', { name: prove }));
      await expect(solve).toHaveFocus();
    });
    await step('without it nothing goes out', async () => {
      await press(canvas);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('solved, its objection is gone and the registration goes through', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Solve' }));
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: /need/ })).toBeNull();
      await press(canvas);
      await expect(await canvas.findByText('Reference E-7K2M-4QHD')).toBeVisible();
      const [first, second] = mocked(args.onSubmit).mock.calls;
      await expect(second?.[0].captchaToken).toMatch(/sample-token/);
      await expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
    });
  },
};

export const PostedWithoutJavaScriptAndAskedWhetherAPersonIsThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    serverState: {
      values: { ...typed, waitingList: false },
      errors: [{ field: 'questionAnswer', code: 'required', message: prove }],
      message: prove,
      question: { text: 'What is three plus four?', token: '3.4.x' },
    },
  },
  play: async ({ canvas }) => {
    // With JavaScript the verification takes the question's place.
    await expect(await canvas.findByRole('group', { name: 'Verification' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: prove })).toBeVisible();
    await stillTyped(canvas);
  },
};
