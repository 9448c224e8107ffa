import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { JobForm } from './JobForm.tsx';
import { begun, box, inItsPage, refuse, solve, submit } from './samples.ts';

const meta = {
  title: 'Forms/JobForm (what the server answers)',
  component: JobForm,
  ...inItsPage,
  beforeEach: begun(),
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sendIt = async (canvas: Canvas) => {
  await waitFor(() => expect(box(canvas, /Job title/)).toHaveValue('Motor drive engineer'));
  await solve(canvas);
  await submit(canvas);
};

export const ItObjectsToAField: Story = {
  tags: ['photo'],
  args: {
    onSubmit: refuse(
      refusal('Please check the form.', [
        { field: 'postedBy.User.email', code: 'invalid', message: 'This address bounces.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await sendIt(canvas);
    await expect(await canvas.findByText('Please check the form.')).toBeVisible();
    await expect(box(canvas, /Email/)).toHaveAccessibleDescription('This address bounces.');
    const summary = canvas.getByRole('region', { name: 'One answer needs another look' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};
export const ItRefusesTheVerification: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal('CAPTCHA verification failed')) },
  play: async ({ canvas }) => {
    await sendIt(canvas);
    const group = canvas.getByRole('group', { name: 'Verification' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/CAPTCHA verification failed/));
    await expect(within(group).getByText('Please complete the CAPTCHA')).toBeVisible();
  },
};
export const ItSaysItsOwnSentence: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal('The board is closed today.')) },
  play: async ({ canvas }) => {
    await sendIt(canvas);
    await expect(await canvas.findByText('The board is closed today.')).toBeVisible();
  },
};
export const ItRefusesWithoutAWord: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal(undefined)) },
  play: async ({ canvas }) => {
    await sendIt(canvas);
    await expect(await canvas.findByText('Failed to submit job posting')).toBeVisible();
  },
};
export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(noAnswer()) },
  play: async ({ args, canvas }) => {
    await sendIt(canvas);
    const sentence = 'An error occurred while submitting your job posting. Please try again.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await solve(canvas);
    await submit(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    const keys = mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await expect(keys[1]).toBe(keys[0]);
    await expect(box(canvas, /Job title/)).toHaveValue('Motor drive engineer');
  },
};
