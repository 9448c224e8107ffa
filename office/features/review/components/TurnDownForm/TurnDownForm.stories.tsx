import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEmail } from '../samples.ts';
import { TurnDownForm } from './TurnDownForm.tsx';

const notInTheRoll =
  'We could not find a Sunita Bakul in the Civil list of 1987. If you graduated under another name or in another year, answer this letter and we will look again.';

const meta = {
  title: 'Office/Turn-down form',
  component: TurnDownForm,
  args: {
    name: 'Sunita Bakul',
    email: sampleEmail,
    reasons: [
      { title: 'Not in the register', kind: 'member', reason: notInTheRoll },
      { title: 'Listed already', kind: 'member', reason: 'You stand in the directory already.' },
      { title: 'Name is not a name', kind: 'member', reason: 'We list people by their own names.' },
      { title: 'Another college', kind: 'member', reason: 'This is the directory of another college.' },
    ],
    reason: '',
    onChange: fn(),
    onTurnDown: fn(),
    onBack: fn(),
    holdWords: 'Leaves 5 minutes from now; undo until then.',
  },
  render: (args) => {
    const [reason, setReason] = useState(args.reason);
    return (
      <TurnDownForm
        {...args}
        reason={reason}
        onChange={(next) => {
          args.onChange(next);
          setReason(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TurnDownForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BySavedReasons: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the reasons are where one begins', async () => {
      await expect(canvas.getByRole('button', { name: 'Not in the register' })).toHaveFocus();
    });
    await step('a reason stands in the field and in the letter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not in the register' }));
      const field = canvas.getByRole('textbox', { name: 'Reason' });
      await expect(field).toHaveValue(notInTheRoll);
      await expect(field).toHaveFocus();
      await expect(canvas.getByText(notInTheRoll, { selector: 'mark' })).toBeVisible();
    });
    await step('and can be gone on with', async () => {
      await userEvent.keyboard(' Thank you.');
      await expect(canvas.getByText(`${notInTheRoll} Thank you.`, { selector: 'mark' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Not in the register' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
    await step('Ctrl and Enter send it', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onTurnDown).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};
export const WithoutSavedReasons: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  },
};
export const NothingWasWritten: Story = {
  args: { error: 'Enter a reason: the person will read it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  },
};
export const Several: Story = { args: { name: '3 members', isMany: true, email: undefined } };
export const WithoutAConnection: Story = {
  args: { reason: notInTheRoll, unavailableBecause: 'why' },
  decorators: [
    (Story) => (
      <>
        <p id="why">You’re offline.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Reason' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onTurnDown).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { args: { reason: notInTheRoll }, globals: { viewport: { value: 'phone' } } };
export const ALongNameOnTheSmallestPhone: Story = {
  args: { name: 'Venkatasubramanian Ranganathan Kadamb', reason: notInTheRoll },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { reason: notInTheRoll } };
export const GalleryDark: Story = { args: { reason: notInTheRoll }, globals: { mode: 'dark' } };
