import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Spinner } from '../../elements/Spinner/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { EventDate } from './EventDate.tsx';
import { EventDates } from './EventDates.tsx';
import { type EventDatesState, EventDatesStatus } from './EventDatesStatus.tsx';

const dinner = {
  title: 'The Long Table: annual dinner and awards',
  day: 12,
  month: 'December',
  dateLong: 'Saturday, December 12, 2026',
  location: 'Saltmarsh Hall, Fremont, California',
  action: { label: 'Register', href: '/events/register/long-table' },
};
const kites = {
  title: 'Kite morning for Sankrant',
  day: 16,
  month: 'January',
  dateLong: 'Saturday, January 16, 2027',
  location: 'Longmeadow Park, Plano, Texas',
  action: { label: 'Register', href: 'https://tickets.example.org/kites', external: true },
};

const meta = {
  title: 'Sections/Events/EventDates',
  component: EventDates,
  subcomponents: { EventDate, EventDatesStatus },
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Events',
    headingId: 'dates',
    text: 'Come once. After that the chapter has your number.',
    more: { label: 'All events', href: '/events' },
    children: [<EventDate key="dinner" {...dinner} />, <EventDate key="kites" {...kites} />],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof EventDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Register for ${dinner.title}` })).toHaveAttribute(
      'href',
      dinner.action.href,
    );
    await expect(canvas.getByRole('link', { name: /^Register for Kite/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
export const OneEvent: Story = { args: { children: <EventDate {...dinner} /> } };
export const Loading: Story = {
  args: {
    children: null,
    status: (
      <Cluster>
        <Spinner /> Loading event...
      </Cluster>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading event...');
  },
};
export const KeepsTrying: Story = {
  args: {
    children: null,
    status: (
      <>
        The event could not be loaded yet. This page keeps trying.
        <Button variant="line" onClick={fn()}>
          Try again
        </Button>
      </>
    ),
  },
};
export const NoEvent: Story = {
  args: { children: null, status: 'No event is featured right now. The calendar has the rest.' },
};
export const LongWords: Story = {
  args: {
    children: (
      <EventDate
        {...dinner}
        title="Interconnection of electromechanical counterbalances and Donaudampfschifffahrt"
        month="September"
        location={'A hall with a name that goes on. '.repeat(4)}
      />
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};

const words = {
  loading: 'Loading events...',
  empty: 'Nothing is on the calendar here. The next one starts with a proposal.',
  failed: 'The events could not be loaded.',
  outdated: 'This list may be out of date.',
};
const retry = fn();
const statusOf = (state: EventDatesState, busy = false) => (
  <EventDatesStatus state={state} words={words} onRetry={retry} retryLabel="Retry" busy={busy} />
);
export const SeveralAreOnTheirWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: null, status: statusOf('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events...');
  },
};
export const NothingIsOn: Story = {
  args: { children: null, status: statusOf('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nothing is on the calendar here/);
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: { children: null, status: statusOf('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The events could not be loaded.');
    const button = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(button);
    await expect(retry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const AsTheyStoodAWhileAgo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: statusOf('outdated') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This list may be out of date.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const OnceARetryWorkedTheFocusIsAtTheHeading: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Page(args) {
    const [state, setState] = useState<EventDatesState>('failed');
    return (
      <EventDates
        {...args}
        status={
          <EventDatesStatus
            state={state}
            words={words}
            onRetry={() => setState('ready')}
            retryLabel="Retry"
          />
        }
      >
        {state === 'ready' ? args.children : null}
      </EventDates>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Events' })).toHaveFocus();
  },
};
