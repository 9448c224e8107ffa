import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { FeaturedEvent } from './FeaturedEvent.tsx';

const event = {
  title: 'The Long Table: annual dinner and awards',
  description:
    'One table, seven chapters, two hundred and forty chairs. Dinner, the year’s awards, and a toast to the class of 1976.',
  dateLong: 'Saturday, December 12, 2026',
  day: 12,
  month: 'December',
  location: 'Saltmarsh Hall, Fremont, California',
  image: '/art/event-long-table.svg',
  imageAlt: 'Plan drawing of long dinner tables; one chair is still empty',
  action: { label: 'Register', href: '/events/register/long-table' },
};

const retry = fn();

const eventsLink = { label: 'See all events', href: '/events' };

const meta = {
  title: 'Sections/Events/FeaturedEvent',
  component: FeaturedEvent,
  parameters: { layout: 'fullscreen' },
  args: { progress: { state: 'ready', event }, eventsLink },
} satisfies Meta<typeof FeaturedEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: event.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', event.action.href);
  },
};

export const WithAPhotograph: Story = {
  args: { progress: { state: 'ready', event: { ...event, image: photographs.table } } },
};

export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading event...');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const RetryingKeepsItsSpinnerAndOffersAWayOn: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'retrying', onRetry: retry } },
  play: async ({ canvas, step }) => {
    await step('it still says that it loads', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/Loading event\.\.\./);
    });
    await step('a reader can ask again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(retry).toHaveBeenCalledOnce();
    });
    await step('or see all events', async () => {
      await expect(canvas.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
    });
  },
};

export const NoEventIsFeatured: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading event...')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See all events' })).toBeVisible();
  },
};

export const RegistrationOnAnotherSiteOpensANewTab: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      event: {
        ...event,
        action: { label: 'Register', href: 'https://tickets.example.org/long-table', external: true },
      },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Register (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AnAddressThatIsNoWebPageMakesNoButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      event: { ...event, action: { label: 'Register', href: 'javascript:alert(1)', external: true } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const WithoutAnImage: Story = {
  args: { progress: { state: 'ready', event: { ...event, image: undefined } } },
};

export const ABrokenImageGivesWayToTheDefault: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'ready', event: { ...event, image: '/art/does-not-exist.jpg' } } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/event-default/);
    });
  },
};

const tall = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('section')?.getBoundingClientRect().height ?? 0;

export const NothingJumpsWhenTheEventArrives: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <FeaturedEvent eventsLink={eventsLink} label="While it loads" progress={{ state: 'loading' }} />
      <FeaturedEvent
        eventsLink={eventsLink}
        label="While it retries"
        progress={{ state: 'retrying', onRetry: retry }}
      />
      <FeaturedEvent eventsLink={eventsLink} label="When there is none" progress={{ state: 'none' }} />
      <FeaturedEvent eventsLink={eventsLink} progress={{ state: 'ready', event }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sections = Array.from(canvasElement.querySelectorAll('section'));
    await expect(sections).toHaveLength(4);
    for (const section of sections) {
      await expect(section.getBoundingClientRect().height).toBe(tall(canvasElement));
    }
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
        title:
          'The Interconnection Symposium on Electromechanical Counterbalances and their Maintenance, with dinner',
        description: `${event.description} ${event.description} ${event.description}`,
        location:
          'The large hall behind the Palash Pavilion, third door, 1200 Boulevard of the Grandmothers, Fremont',
      },
    },
  },
  globals: { viewport: { value: 'smallest' } },
};
