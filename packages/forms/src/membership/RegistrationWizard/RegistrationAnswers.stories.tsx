import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { RegistrationWizard } from './RegistrationWizard.tsx';
import { begun, box, inItsPage, press, refuse, solve, toStep3 } from './samples.ts';

const meta = {
  title: 'Forms/RegistrationWizard (what the server answers)',
  component: RegistrationWizard,
  ...inItsPage,
} satisfies Meta<typeof RegistrationWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheServerNamesTheFieldsInItsMessage: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal('Member validation failed: Dept: Path `Dept` is required.')) },
  beforeEach: begun({}),
  play: async ({ canvas }) => {
    await toStep3(canvas);
    await solve(canvas);
    await press(canvas, 'Submit Registration');
    await expect(
      await canvas.findByText(
        'Registration failed due to missing required fields. Please check the highlighted fields.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'COEP program' })).toHaveFocus());
    await expect(canvas.getAllByText('COEP program is required.')).toHaveLength(2);
  },
};

export const TheServerNamesAFieldOfTheFirstStep: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(refusal('Validation failed: email')) },
  beforeEach: begun({}),
  play: async ({ canvas }) => {
    await toStep3(canvas);
    await solve(canvas);
    await press(canvas, 'Submit Registration');
    await waitFor(() => expect(box(canvas, /Email/)).toHaveFocus());
    await expect(box(canvas, /Email/)).toBeInvalid();
    await expect(canvas.getByText(/^Registration failed due to missing required fields/)).toBeVisible();
  },
};

export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: refuse(noAnswer()) },
  beforeEach: begun({}),
  play: async ({ args, canvas }) => {
    await toStep3(canvas);
    for (const tries of [1, 2]) {
      await solve(canvas);
      await press(canvas, 'Submit Registration');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(tries));
      await expect(await canvas.findByText('Error submitting registration. Please try again.')).toBeVisible();
    }
    const keys = mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await expect(keys[1]).toBe(keys[0]);
  },
};
