import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionResult } from '../../../../shell/components/ActionResult/ActionResult.tsx';
import { sampleEmail } from '../samples.ts';
import { MailActions } from './MailActions.tsx';

const meta = {
  title: 'Office/Mail actions',
  component: MailActions,
  args: { email: sampleEmail, onRetry: fn(), onDrop: fn() },
} satisfies Meta<typeof MailActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel email: / }));
    await expect(args.onDrop).toHaveBeenCalledWith(sampleEmail);
  },
};
export const Scheduled: Story = { args: { email: { ...sampleEmail, state: 'held' } } };
export const Sent: Story = {
  args: { email: { ...sampleEmail, state: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NotDone: Story = {
  args: { result: <ActionResult tone="critical" words="This email is already sent or being sent." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This email is already sent or being sent.');
  },
};
export const Gallery: Story = { tags: ['photo'] };
