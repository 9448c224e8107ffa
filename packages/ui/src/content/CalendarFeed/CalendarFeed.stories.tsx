import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarFeed } from './CalendarFeed.tsx';

const meta = {
  title: 'Content/Events/CalendarFeed',
  component: CalendarFeed,
  args: {
    question: 'Want every event in your own calendar?',
    href: 'https://alumni.example.org/api/events/calendar.ics',
  },
} satisfies Meta<typeof CalendarFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
      'href',
      'webcal://alumni.example.org/api/events/calendar.ics',
    );
    await expect(canvas.getByRole('link', { name: 'Address of the calendar' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};
