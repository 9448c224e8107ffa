import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { ShareButton } from '../ShareButton/index.ts';
import { RegisteredNotice } from './RegisteredNotice.tsx';

const meta = {
  title: 'Content/Events/RegisteredNotice',
  component: RegisteredNotice,
  args: {
    heading: 'You are registered for The Long Table',
    reference: 'EV-7K2M-4QHD',
    children:
      'Saturday, December 12, 2026, 6:30 PM PST, Saltmarsh Hall. Quote the number if you write to us.',
    steps: [
      'A letter with this number is on its way to you.',
      <>
        If you cannot come, <a href="mailto:secretary@example.org">tell the secretary</a>: somebody else is
        glad of the seat.
      </>,
    ],
    calendar: { label: 'Add to calendar', href: '/events/long-table.ics' },
    actions: (
      <>
        <ShareButton
          title="The Long Table"
          description="Saturday, December 12, 2026, 6:30 PM PST"
          label="Share this event"
        />
        <MoreLink href="/chapters/bay-area">The Bay Area chapter</MoreLink>
      </>
    ),
    onDismiss: fn(),
  },
} satisfies Meta<typeof RegisteredNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'You are registered for The Long Table' })).toBeVisible();
    await expect(canvas.getByText('EV-7K2M-4QHD')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/events/long-table.ics',
    );
    await expect(canvas.getByRole('button', { name: 'Share this event' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OnlyTheNumber: Story = {
  args: { children: undefined, calendar: undefined, actions: undefined, steps: [] },
};
export const WithoutANumber: Story = {
  args: { reference: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Reference/)).toBeNull();
  },
};
export const AnnouncedAsItAppears: Story = {
  tags: ['!dev', '!autodocs'],
  args: { live: true, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('EV-7K2M-4QHD');
  },
};
