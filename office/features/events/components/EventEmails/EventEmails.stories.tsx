import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEmails, sampleNow } from '../samples.ts';
import { EventEmails } from './EventEmails.tsx';

const reminder = {
  isOn: false,
  at: '2027-10-15T14:00:00.000Z',
  subject: 'Tomorrow: Garba night, Evanston',
  text: 'Garba night, Evanston is tomorrow.\n\nSaturday, October 16, 2027, 6:00 PM to 10:00 PM CDT\nRobert Crown Community Center, Evanston\n\nYour ticket: https://…/t/…',
};

const meta = {
  title: 'Office/Event emails',
  component: EventEmails,
  args: {
    emails: sampleEmails,
    reminder,
    zone: 'America/Chicago',
    onWrite: fn(),
    onRemind: fn(),
    onTakeBack: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof EventEmails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsHeld: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('To 212. They send at 8:19 PM.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw The event changed' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(sampleEmails[0]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Email guests the day before' }));
    await expect(args.onRemind).toHaveBeenCalledWith(true);
  },
};
export const OneThatAVolunteerWrote: Story = {
  args: {
    emails: [
      {
        id: 'l4',
        kind: 'mailing',
        subject: 'Where to park',
        many: 212,
        left: 212,
        state: 'sent',
        at: new Date(2027, 9, 10, 9, 0).toISOString(),
        leavesAt: new Date(2027, 9, 10, 9, 10).toISOString(),
      },
      ...sampleEmails,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Where to park')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Where to park/ })).toBeNull();
  },
};
export const NoneYet: Story = {
  args: { emails: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email guests' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};
export const TheReminderIsOn: Story = {
  args: { reminder: { ...reminder, isOn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The reminder sends on Oct 15, 2027, 9:00 AM CDT,/)).toBeVisible();
  },
};
export const TooLateForTheReminder: Story = {
  args: { reminder: { ...reminder, at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};
export const ForWhoeverOnlyLooks: Story = {
  args: { onWrite: undefined, onRemind: undefined, onTakeBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
