import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import type { EventSummary } from '../EventRow/index.ts';
import { ProposeEvent } from './ProposeEvent.tsx';
import { UpcomingEvents, upcomingEventsWords } from './UpcomingEvents.tsx';

const retry = fn();

const events: (EventSummary & { id: string })[] = [
  {
    id: 'long-table',
    title: 'The Long Table: annual dinner and awards',
    description:
      'One table, seven chapters, two hundred and forty chairs. Dinner, the year’s awards, and a toast to the class of 1976.',
    day: 12,
    month: 'Dec',
    dateLong: 'Saturday, December 12, 2026, 6:30 PM PST',
    dateTime: '2026-12-12T18:30:00-08:00',
    location: 'Saltmarsh Hall, Fremont, California',
    image: '/art/event-long-table.svg',
    action: { label: 'Register', href: '/events/register/long-table' },
    calendar: { label: 'Add to calendar', href: '/events/long-table.ics' },
  },
  {
    id: 'kites',
    title: 'Kite morning for Sankrant',
    description:
      'Bring your own manja stories. Kites, tilgul and breakfast provided; wind is not guaranteed.',
    day: 16,
    month: 'Jan',
    dateLong: 'Saturday, January 16, 2027, 9:00 AM CST',
    dateTime: '2027-01-16T09:00:00-06:00',
    location: 'Longmeadow Park, Plano, Texas',
    image: '/art/event-kites.svg',
    action: { label: 'Register', href: '/events/register/kites' },
    calendar: { label: 'Add to calendar', href: '/events/kites.ics' },
  },
  {
    id: 'founders',
    title: 'From drawing board to hardware: a founders’ evening',
    description:
      'Three alumni, three companies that build physical things, and the mistakes that cost the most.',
    day: 6,
    month: 'Feb',
    dateLong: 'Saturday, February 6, 2027, 7:00 PM PST',
    dateTime: '2027-02-06T19:00:00-08:00',
    location: 'Catenary Labs, Seattle, Washington',
    image: '/art/event-linkage.svg',
    action: { label: 'Register', href: 'https://tickets.example.org/founders', external: true },
    calendar: { label: 'Add to calendar', href: '/events/founders.ics' },
  },
];

const propose = { label: 'Propose an event to the secretary', href: 'mailto:secretary@example.org' };

const meta = {
  title: 'Content/Events/UpcomingEvents',
  component: UpcomingEvents,
  subcomponents: { ProposeEvent },
  parameters: { layout: 'fullscreen' },
  args: { progress: { state: 'ready', items: events } },
  decorators: [
    (Story) => (
      <Container>
        <h2>Upcoming events</h2>
        <Story />
        <ProposeEvent question="Have a room, a date and a reason?" link={propose} />
      </Container>
    ),
  ],
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: propose.label })).toHaveAttribute('href', propose.href);
  },
};

export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events...');
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Unable to load events. Please try again later.',
    );
  },
};

const letter = <ProposeEvent link={propose} />;
export const NothingIsOn: Story = {
  args: { progress: { state: 'empty', action: letter } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  },
};
export const NoEventsAtAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: { state: 'empty', action: letter },
    words: { ...upcomingEventsWords, empty: 'No events found', emptyHint: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No events found' })).toBeVisible();
  },
};
