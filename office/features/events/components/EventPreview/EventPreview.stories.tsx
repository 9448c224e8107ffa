import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EventPreview } from './EventPreview.tsx';

const title = 'Garba night, Evanston: nine nights in one, with live dhol';
const description = 'Two dhols, one floor, and a kitchen that does not stop before eleven.';
const when = {
  dateLong: 'Saturday, October 16, 2027, 6:00 PM to 10:00 PM CDT',
  dateTime: '2027-10-16T23:00:00Z',
  location: 'Robert Crown Community Center, 1801 Main Street, Evanston, IL',
};

const meta = {
  title: 'Office/Event preview',
  component: EventPreview,
  args: {
    row: {
      ...when,
      title,
      description,
      day: '16',
      month: 'Oct',
      action: { label: 'Register', href: '/events/register/garba' },
    },
    ticket: {
      ...when,
      title,
      description,
      day: '16',
      month: 'October',
      seats: { left: 28, of: 240 },
    },
    stub: { heading: 'You have a seat', text: 'If you cannot come after all, say so here.' },
    past: { ...when, title, description, category: 'Cultural', maxAttendees: 240 },
  },
} satisfies Meta<typeof EventPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = (name: string) => () => {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="Preview: ${name}"]`);
  expect(frame?.contentDocument?.body).toHaveTextContent(title);
};

export const AmongTheOthers: Story = {
  play: async ({ canvas }) => {
    await waitFor(inside('Event'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ticket' }));
    await waitFor(inside('Ticket'));
    await userEvent.click(canvas.getByRole('button', { name: 'Past event' }));
    await waitFor(inside('Past event'));
    await expect(canvas.getByRole('button', { name: 'Past event' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
