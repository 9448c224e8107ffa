import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleInvitations, sampleNow, sampleVolunteers } from '../samples.ts';
import { VolunteerTable } from './VolunteerTable.tsx';

const meta = {
  title: 'Office/Volunteer table',
  component: VolunteerTable,
  args: {
    volunteers: sampleVolunteers,
    invitations: sampleInvitations,
    me: 'meera',
    now: sampleNow,
    changeHref: ({ id }) => `/office/volunteers/${id}`,
    onInviteAgain: fn(),
  },
} satisfies Meta<typeof VolunteerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas, step }) => {
    await step('nobody changes themselves', async () => {
      await expect(canvas.queryByRole('link', { name: /Meera/ })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Change Kiran Umbar' })).toHaveAttribute(
        'href',
        '/office/volunteers/kiran',
      );
    });
    await step('whoever has nothing left is pointed at', async () => {
      await expect(canvas.getByText('one passkey, no codes left')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again Ravi Umbar' }));
    await expect(args.onInviteAgain).toHaveBeenCalledWith(sampleInvitations[0]);
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Reviewer\. now/)).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
