import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { photographs } from '../../elements/Picture/samples.ts';
import { Text } from '../../elements/Text/index.ts';
import { RegistrationClosed } from '../RegistrationClosed/index.ts';
import { EventStub } from './EventStub.tsx';
import { EventTicket, eventTicketWords, type TicketEvent } from './EventTicket.tsx';

const retry = fn();

const event: TicketEvent = {
  title: 'The Long Table: annual dinner and awards',
  description:
    'One table, seven chapters, two hundred and forty chairs. Dinner, the year’s awards, and a toast to the class of 1976.',
  day: 12,
  month: 'December',
  dateLong: 'Saturday, December 12, 2026, 6:30 PM PST',
  dateTime: '2026-12-12T18:30:00-08:00',
  location: 'Saltmarsh Hall, Fremont, California',
  mapHref: 'https://www.openstreetmap.org/search?query=Saltmarsh%20Hall',
  deadline: 'Register by Saturday, December 5',
  image: '/art/event-long-table.svg',
  imageAlt: 'Plan drawing of long dinner tables; one chair is still empty',
  seats: { left: 28, of: 240 },
};

const stub = (
  <EventStub heading="Take a chair" headingId="stub">
    <form aria-labelledby="stub">
      <Text tone="quiet">Name, email, graduation year and comments stand here.</Text>
      <Button type="submit" size="large">
        Register
      </Button>
    </form>
  </EventStub>
);

const closed = (
  <RegistrationClosed heading="Registration Closed" others={{ label: 'See other events', href: '/events' }}>
    The list went to the kitchen on Saturday, December 5.
  </RegistrationClosed>
);

const meta = {
  title: 'Content/Events/EventTicket',
  component: EventTicket,
  subcomponents: { EventStub },
  parameters: { layout: 'fullscreen' },
  args: {
    progress: { state: 'ready', event },
    back: { label: 'All events', href: '/events' },
    words: {
      ...eventTicketWords,
      seats: 'Chairs taken',
      seatsTaken: (taken: number) => `${taken} chairs taken`,
    },
    actions: <MoreLink href="/events/long-table.ics">Add to calendar</MoreLink>,
    children: stub,
  },
} satisfies Meta<typeof EventTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: {
    announces: [
      { role: 'heading', name: 'The Long Table: annual dinner and awards' },
      { role: 'meter', name: 'Chairs taken' },
      { role: 'form', name: 'Take a chair' },
    ],
  },
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(canvas.getByText('28 of 240 left')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Chairs taken' })).toHaveAttribute('aria-valuenow', '212');
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Saltmarsh Hall/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('form', { name: 'Take a chair' })).toBeVisible();
  },
};

export const AFlyerIsShownWhole: Story = {
  args: { progress: { state: 'ready', event: { ...event, image: photographs.flyer } } },
};
export const Closed: Story = {
  args: { children: closed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Registration Closed' })).toBeVisible();
  },
};

export const Full: Story = {
  args: { progress: { state: 'ready', event: { ...event, seats: { left: 0, of: 240 } } } },
};
export const NobodyCounts: Story = {
  args: {
    progress: {
      state: 'ready',
      event: { ...event, seats: undefined, deadline: undefined, yourTime: '8:00 AM GMT+5:30, your time' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const ABrokenImageGivesWayToTheDefault: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'ready', event: { ...event, image: 'data:image/png;base64,AAAA' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/event-default/),
    );
  },
};

export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading event...');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { announces: [{ role: 'heading', name: 'Error Loading Event' }] },
  args: {
    progress: { state: 'failed', onRetry: retry },
    back: { label: 'Back to Events', href: '/events' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Error Loading Event' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to load event details. Please try again later.',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const LinesOfItsDescription: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      event: { ...event, description: 'Doors at six.\n\nDinner at seven.\nThe toast at nine.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Doors at six\./)).toHaveStyle({ whiteSpace: 'pre-line' });
  },
};

export const LongWords: Story = {
  args: {
    progress: {
      state: 'ready',
      event: {
        ...event,
        title: 'Interconnection of electromechanical counterbalances and Donaudampfschifffahrt',
        location: 'A hall with a name that goes on. '.repeat(5),
      },
    },
  },
  globals: { viewport: { value: 'smallest' } },
};

export const DoSayWhyItIsTooLate: Story = { tags: ['!dev'], args: { children: closed } };
export const DontLeaveTheFormOut: Story = { tags: ['!dev'], args: { children: undefined } };
