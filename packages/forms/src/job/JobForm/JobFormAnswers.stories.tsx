import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, type within } from 'storybook/test';
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
export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal(undefined), noAnswer()) },
  play: async ({ args, canvas }) => {
    await sendIt(canvas);
    for (const sentence of [
      'Failed to submit job posting',
      'An error occurred while submitting your job posting. Please try again.',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await solve(canvas);
      await submit(canvas);
    }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
    const keys = mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await expect(new Set(keys).size).toBe(1);
    await expect(box(canvas, /Job title/)).toHaveValue('Motor drive engineer');
  },
};
