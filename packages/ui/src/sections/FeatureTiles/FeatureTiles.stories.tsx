import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { FeatureTile } from './FeatureTile.tsx';
import { FeatureTiles } from './FeatureTiles.tsx';

const six = [
  ['Come to an event', '/events', '/art/event-kites.svg', 'Picnics, talks, garba and one very long dinner.'],
  ['Be found', '/alumni-directory', '/art/way-directory.svg', 'One entry in the directory.'],
  ['Hire, or be hired', '/job-board', '/art/value-career.svg', 'Jobs posted by people you can write to.'],
  ['Mentor a newer graduate', '/resources', '/art/way-mentor.svg', 'Half an hour a month is enough.'],
  ['Lend a hand', '/contact', '/art/way-volunteer.svg', 'Take one rope; the load is already shared.'],
  ['Give Back', '/donate-home', '/art/value-give-back.svg', 'For the students who sit where you sat.'],
] as const;

const tiles = six.map(([title, href, image, text]) => (
  <FeatureTile key={title} title={title} href={href} image={image}>
    {text}
  </FeatureTile>
));

const meta = {
  title: 'Sections/Ways on/FeatureTiles',
  component: FeatureTiles,
  subcomponents: { FeatureTile },
  parameters: { layout: 'fullscreen' },
  args: { text: 'Six doors into the same building. Most people start with dinner.', children: tiles },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FeatureTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ways to Engage' })).toBeVisible();
    for (const [title, href] of six) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
  },
};
export const TheWholeTileIsPressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const art = canvasElement.querySelector('img')?.getBoundingClientRect();
    const hit = art && document.elementFromPoint(art.x + art.width / 2, art.y + art.height / 2);
    await expect(hit).toBe(canvas.getByRole('link', { name: 'Come to an event' }));
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const InAChaptersColours: Story = { globals: { theme: 'pacific-northwest' } };

export const ADrawingThatFailsLeavesItsFrame: Story = {
  args: {
    children: (
      <FeatureTile title="Come to an event" href="/events" image="/art/does-not-exist.svg">
        Picnics, talks, garba and one very long dinner.
      </FeatureTile>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="missing"]')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Come to an event' })).toBeVisible();
  },
};

const long = six.map(([title, href, image, text]) => (
  <FeatureTile key={title} title={`${title} of the interconnection department`} href={href} image={image}>
    {`${text} `.repeat(5)}
  </FeatureTile>
));
export const LongWords: Story = { args: { children: long } };
export const LongWordsOnTheSmallestPhone: Story = {
  args: { children: long },
  globals: { viewport: { value: 'smallest' } },
};
