import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { PastEventCard, type PastEventSummary } from './PastEventCard.tsx';
import { PastEvents } from './PastEvents.tsx';

const retry = fn();

const event = (
  id: string,
  title: string,
  dateLong: string,
  dateTime: string,
  description: string,
): PastEventSummary & { id: string } => ({
  id,
  title,
  href: `/events/past/${id}`,
  dateLong,
  dateTime,
  description,
  image: `/art/event-${id}.svg`,
});

const events = [
  event(
    'garba',
    'Garba night',
    'Sunday, October 18, 2026',
    '2026-10-18',
    'Four hundred people, two dhols and one very forgiving gymnasium floor. The circle reached the walls at...',
  ),
  event(
    'hike',
    'Ridge walk and reunion',
    'Saturday, September 12, 2026',
    '2026-09-12',
    'Eleven miles, nineteen classes. The eldest walker finished first and was kind enough not to mention...',
  ),
  event(
    'talk',
    'Grid storage, explained twice',
    'Thursday, August 20, 2026',
    '2026-08-20',
    'One lecture for the power engineers and then the same lecture for everyone else. The second one was...',
  ),
  event(
    'picnic',
    'Summer picnic',
    'Saturday, July 11, 2026',
    '2026-07-11',
    'Two hundred families under one very large plane tree, and a tug-of-war between departments that...',
  ),
  event(
    'run',
    '5K for the scholarship fund',
    'Sunday, May 17, 2026',
    '2026-05-17',
    'Raised one full scholarship. The Metallurgy relay team would like it known that they were...',
  ),
];

const meta = {
  title: 'Content/Events/PastEvents',
  component: PastEvents,
  subcomponents: { PastEventCard },
  parameters: { layout: 'fullscreen' },
  args: { progress: { state: 'ready', items: events } },
  decorators: [
    (Story) => (
      <Section tone="sunk">
        <Container>
          <h2>Past events</h2>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof PastEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Garba night' })).toHaveAttribute(
      'href',
      '/events/past/garba',
    );
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      const art = row.querySelector('img')?.getBoundingClientRect();
      await expect([art?.width, art?.height]).toEqual([96, 96]);
      await expect(row.getBoundingClientRect().height).toBeLessThan(200);
    }
  },
};
export const One: Story = { args: { progress: { state: 'ready', items: events.slice(0, 1) } } };

export const WithoutAPageOfItsOwnNothingIsALink: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      items: events.slice(0, 2).map((item) => ({ ...item, href: undefined })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Garba night' })).toBeVisible();
  },
};

const { atTheEdge, panorama, groupOf80, blurred, black } = photographs;
const shown = [atTheEdge, panorama, groupOf80, blurred, black];
export const WithPhotographs: Story = {
  args: {
    progress: { state: 'ready', items: events.map((item, place) => ({ ...item, image: shown[place] })) },
  },
};

export const WithoutPictures: Story = {
  args: {
    progress: {
      state: 'ready',
      items: events.map((item, place) => ({
        ...item,
        image: place === 1 ? 'data:image/png;base64,AAAA' : undefined,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const image of canvasElement.querySelectorAll('img')) {
        expect(image.getAttribute('src')).toMatch(/^\/art\/event-default/);
      }
    });
  },
};

export const LongWords: Story = {
  args: {
    progress: {
      state: 'ready',
      items: events.map((item) => ({
        ...item,
        title: 'Interconnection of electromechanical counterbalances and Donaudampfschifffahrt',
      })),
    },
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
};
export const NothingIsOver: Story = {
  args: { progress: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Past Events' })).toBeVisible();
  },
};
