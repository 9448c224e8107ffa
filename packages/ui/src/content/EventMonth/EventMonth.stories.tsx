import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { EventMonth, type MonthEvent } from './EventMonth.tsx';
import { EventMonthProgress } from './EventMonthProgress.tsx';

const on = (id: string, title: string, first: string, more: Partial<MonthEvent> = {}): MonthEvent => ({
  id,
  title,
  href: `/events/register/${id}`,
  first,
  last: first,
  ...more,
});

const events = [
  on('drawing', 'Open drawing day', '2026-12-01', { location: 'Tribune Yard, Chicago', over: true }),
  on('music', 'Music in the round', '2026-12-11', {
    hours: '7:00 PM to 10:00 PM EST',
    location: 'Cooper Lane House, Jersey City',
  }),
  on('long-table', 'The Long Table: annual dinner and awards', '2026-12-12', {
    hours: '6:00 PM to 11:00 PM PST',
    yourTime: '9:00 PM to 2:00 AM EST, your time',
    location: 'Saltmarsh Hall, Fremont',
  }),
  on('letters', 'A letter-cutting evening', '2026-12-12', { hours: '5:00 PM CST' }),
  on('walk', 'Walk over the year’s end', '2026-12-30', { last: '2027-01-01' }),
];

const meta = {
  title: 'Content/Events/EventMonth',
  component: EventMonth,
  subcomponents: { EventMonthProgress },
  parameters: { layout: 'fullscreen' },
  args: {
    month: '2026-12',
    heading: 'December 2026',
    events,
    today: '2026-12-08',
    previous: { label: 'November 2026', href: '?month=2026-11' },
    next: { label: 'January 2027', href: '?month=2027-01' },
    onTurn: fn(),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof EventMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Events in December 2026' });
    await step('a table of days, under the days of the week', async () => {
      await expect(
        within(table)
          .getAllByRole('columnheader')
          .map((head) => head.textContent),
      ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
      await expect(within(table).getAllByRole('row')).toHaveLength(6);
      const dinner = within(table).getByRole('link', { name: /^The Long Table/ });
      await expect(dinner).toHaveAttribute('href', '/events/register/long-table');
      await expect(dinner.closest('td')).toHaveTextContent(/Saturday, December 12/);
      await expect(dinner.closest('td')?.cellIndex).toBe(6);
    });
    await step('what lasts several days stands on each of this month', async () => {
      await expect(within(table).getAllByRole('link', { name: /^Walk/ })).toHaveLength(2);
      await expect(within(table).getByText('Day 2 of 3')).toBeVisible();
    });
    await step('today says so', async () => {
      await expect(within(table).getByText('Today').closest('td')).toHaveTextContent(/December 8/);
    });
    await step('the months beside it are links', async () => {
      const next = canvas.getByRole('link', { name: 'January 2027' });
      await expect(next).toHaveAttribute('href', '?month=2027-01');
      await userEvent.click(next);
      await expect(args.onTurn).toHaveBeenCalledWith('?month=2027-01');
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('link', { name: 'Saturday, December 12' });
    const { width, height } = day.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const listed = document.querySelector<HTMLElement>(day.getAttribute('href') ?? '');
    await expect(within(listed ?? document.body).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/9:00 PM to 2:00 AM EST, your time/)).toBeVisible();
  },
};
export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const AnEmptyMonth: Story = {
  args: {
    month: '2027-06',
    heading: 'June 2027',
    events: [],
    next: undefined,
    action: <MoreLink href="/events">All events</MoreLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is on in this month\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('link', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

const words = {
  loading: 'Loading events...',
  failed: 'Unable to load events',
  retry: 'Retry',
  empty: 'No events found',
  outdated: 'This list may be out of date.',
};
const sheet = () => <EventMonth {...meta.args} />;
export const Loading: Story = {
  render: () => (
    <EventMonthProgress progress={{ state: 'loading' }} words={words}>
      {sheet}
    </EventMonthProgress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events...');
    await expect(canvas.getByRole('group', { name: 'Month' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
/** A page while it loads and after it shows a month of five weeks without events: the sheet fills the reserved space. */
export const ArrivingMovesNothing: Story = {
  render: (args) => (
    <>
      {(['loading', 'ready'] as const).map((state) => (
        <EventMonthProgress
          key={state}
          progress={state === 'ready' ? { state, items: [] } : { state }}
          words={words}
        >
          {() => <EventMonth {...args} events={args.events.slice(0, 1)} />}
        </EventMonthProgress>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [coming, here] = canvas
      .getAllByRole('group', { name: 'Month' })
      .map((group) => group.getBoundingClientRect().height);
    await expect(Math.abs((coming ?? 0) - (here ?? 0))).toBeLessThanOrEqual(8);
  },
};
const retry = fn();
export const Failed: Story = {
  render: () => (
    <EventMonthProgress progress={{ state: 'failed', onRetry: retry }} words={words}>
      {sheet}
    </EventMonthProgress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unable to load events');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Unable to load events' })).toBeVisible();
  },
};
const confirm = fn();
export const AsItWasAWhileAgo: Story = {
  render: () => (
    <EventMonthProgress
      progress={{ state: 'ready', items: [], outdated: { onRetry: confirm } }}
      words={words}
    >
      {sheet}
    </EventMonthProgress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Unable to load events' })).toHaveTextContent(
      'This list may be out of date.',
    );
    await expect(canvas.getByRole('table', { name: 'Events in December 2026' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    events: [
      on(
        'long',
        'Interconnection of electromechanical counterbalances and Donaudampfschifffahrt',
        '2026-12-02',
      ),
    ],
  },
  globals: { viewport: { value: 'tablet' } },
};
