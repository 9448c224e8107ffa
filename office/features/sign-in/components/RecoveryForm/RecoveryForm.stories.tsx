import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecoveryForm } from './RecoveryForm.tsx';

const meta = {
  title: 'Office/Lost form',
  component: RecoveryForm,
  args: { onAsk: fn(), signInHref: '/office/sign-in' },
} satisfies Meta<typeof RecoveryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your email'), 'asha@example.org');
    await userEvent.type(
      canvas.getByLabelText('One of your recovery codes'),
      '7K2Q9 XPDM4 01ABV R83TE 6WZH1N{Enter}',
    );
    await expect(args.onAsk).toHaveBeenCalledWith({
      email: 'asha@example.org',
      code: '7K2Q9 XPDM4 01ABV R83TE 6WZH1N',
    });
  },
};
export const Busy: Story = { args: { busy: true } };
export const SomethingIsMissing: Story = {
  args: { errors: { email: 'Email is required', code: 'Enter one of your recovery codes' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your email')).toHaveAccessibleDescription(/Email is required/);
  },
};
export const Asked: Story = {
  args: {
    said: {
      tone: 'success',
      words: 'If both are right, we emailed you a link. It works for ten minutes, in this browser.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('If both are right');
  },
};
export const Refused: Story = {
  args: {
    said: {
      tone: 'critical',
      words: 'That was a lot at once. Please wait a few minutes and try again.',
    },
  },
};
export const Gallery: Story = { tags: ['photo'] };
