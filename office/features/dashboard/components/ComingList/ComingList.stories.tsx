import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingList } from './ComingList.tsx';

const garba = {
  id: 'garba',
  title: 'Garba night',
  date: '2026-10-16T23:00:00.000Z',
  timeZone: 'America/Chicago',
  place: 'Gymnasium, Evanston, Illinois',
  registered: 212,
  seats: 240,
  fresh: 12,
  door: true,
};

const meta = {
  title: 'Office/Coming list',
  component: ComingList,
  args: {
    hrefOf: (id: string) => `/events/${id}`,
    checkInHrefOf: (id: string) => `/door/${id}`,
    events: [
      garba,
      {
        id: 'picnic',
        title: 'Bay Area autumn picnic and alumni cricket',
        date: '2026-10-24',
        timeZone: null,
        place: 'Coyote Point, San Mateo, California',
        registered: 61,
        seats: null,
        fresh: 0,
        door: false,
      },
    ],
  },
} satisfies Meta<typeof ComingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoEvents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Check-in of/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Check-in of Garba night' })).toHaveAttribute(
      'href',
      '/door/garba',
    );
    await expect(canvas.getByRole('link', { name: 'Garba night' })).toHaveAttribute('href', '/events/garba');
    await expect(canvas.getByText('Friday, October 16, 6:00 PM in Chicago')).toBeVisible();
    await expect(canvas.getByText('212 of 240 seats')).toBeVisible();
    await expect(canvas.getByText('61 registered')).toBeVisible();
  },
};
export const Full: Story = { args: { events: [{ ...garba, registered: 240 }] } };
export const ALongTitleOnTheSmallestPhone: Story = {
  args: {
    events: [
      {
        ...garba,
        title: 'A night of garba, dandiya and everything that Evanston has to eat, for three generations',
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = {
  args: { events: [{ ...garba, title: 'انضم إلينا في سبعة فروع' }] },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
