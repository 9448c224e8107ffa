import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InviteForm } from './InviteForm.tsx';

const meta = {
  title: 'Office/Invite form',
  component: InviteForm,
  args: { onInvite: fn(), backHref: '/office/volunteers' },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ravi Umbar');
    await userEvent.type(canvas.getByLabelText('Email'), 'ravi@example.org');
    await step('what a role may do is told beside it', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Role'), 'reviewer');
      await expect(canvas.getByRole('heading', { name: 'Reviewer' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      name: 'Ravi Umbar',
      email: 'ravi@example.org',
      grants: [{ role: 'reviewer', chapter: null }],
    });
  },
};
export const Busy: Story = { args: { busy: true } };
export const Wrong: Story = {
  args: {
    errors: {
      name: 'Name is required',
      email: 'Please enter a valid email address',
      grants: 'Choose a role.',
    },
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
