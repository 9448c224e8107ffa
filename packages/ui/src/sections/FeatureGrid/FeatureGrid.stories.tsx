import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { serveArtFrom } from '../../imagery/artwork.ts';
import { Container } from '../../layout/Container/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Feature, type FeatureProps } from './Feature.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

const each = (features: readonly FeatureProps[]) =>
  features.map((feature) => <Feature key={String(feature.title)} {...feature} />);

const rows: readonly FeatureProps[] = [
  { title: 'Student Housing', href: '/donate', children: 'A bed within walking distance of the lab.' },
  {
    title: 'Centers of Excellence',
    href: '/donate',
    arches: 8,
    children: 'Eight of them, in a new research and innovation park.',
  },
  {
    title: 'Awards & Recognition',
    href: '/donate',
    children: 'For the students and teachers who raise the bar.',
  },
];

const tiles: readonly FeatureProps[] = [
  {
    title: 'Come to an event',
    href: '/events',
    image: '/art/event-kites.svg',
    children: 'Picnics, talks, garba and one very long dinner.',
  },
  {
    title: 'Be found',
    href: '/alumni-directory',
    image: '/art/way-directory.svg',
    children: 'One entry in the directory.',
  },
  {
    title: 'Hire, or be hired',
    href: '/job-board',
    image: '/art/value-career.svg',
    children: 'Jobs posted by people you can write to.',
  },
  {
    title: 'Mentor a newer graduate',
    href: '/resources',
    image: '/art/way-mentor.svg',
    children: 'Half an hour a month is enough.',
  },
  {
    title: 'Lend a hand',
    href: '/contact',
    image: '/art/way-volunteer.svg',
    children: 'Take one rope; the load is already shared.',
  },
  {
    title: 'Give Back',
    href: '/donate-home',
    image: '/art/value-give-back.svg',
    children: 'For the students who sit where you sat.',
  },
];

const cards: readonly FeatureProps[] = [
  {
    title: 'Events',
    activity: 'events',
    href: '/events',
    children: 'Dinners, walks, talks and one loud night a year, in seven chapters.',
  },
  {
    title: 'Networking',
    activity: 'networking',
    href: '/alumni-directory',
    children: 'Somebody two years ahead of you has already had this meeting.',
  },
  {
    title: 'Community Service',
    activity: 'service',
    children: 'Saturday mornings, where we live: food banks, math tables, trees.',
  },
];

const rising: readonly FeatureProps[] = [
  {
    title: 'Make New Friends',
    kind: 'connect',
    children: 'Picnics, garba nights and meetups with people who remember the boat club.',
  },
  {
    title: 'Advance Your Career',
    kind: 'career',
    children: 'A directory that answers, a job board with names on it, and mentors one email away.',
  },
  {
    title: 'Give Back',
    kind: 'give-back',
    children: 'Scholarships, laptops and labs for the students who sit where you sat.',
  },
];

const panels: readonly FeatureProps[] = [
  { title: 'Find a job', href: '/job-board', children: 'Every posting has a person behind it.' },
  {
    title: 'Post a job',
    href: '/submit-job',
    tone: 'inverse',
    children: 'Free, and reviewed within 24-48 hours.',
  },
];

const meta = {
  title: 'Sections/Ways on/FeatureGrid',
  component: FeatureGrid,
  subcomponents: { Feature },
  parameters: { layout: 'fullscreen' },
  args: { heading: 'What We Do', children: each(cards) },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FeatureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={96}>
      <FeatureGrid variant="rows" heading="What Your Gift Supports">
        {each(rows)}
      </FeatureGrid>
      <FeatureGrid variant="tiles" heading="Ways to Engage">
        {each(tiles)}
      </FeatureGrid>
      <FeatureGrid variant="cards" heading="What We Do">
        {each(cards)}
      </FeatureGrid>
      <FeatureGrid variant="rising" heading="Three reasons to put down a root here">
        {each(rising)}
      </FeatureGrid>
      <FeatureGrid variant="panels" heading="Jobs">
        {each(panels)}
      </FeatureGrid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [name, links] of [
      ['What Your Gift Supports', 3],
      ['Ways to Engage', 6],
      ['What We Do', 2],
      ['Three reasons to put down a root here', 0],
      ['Jobs', 2],
    ] as const) {
      await expect(canvas.getByRole('region', { name }).querySelectorAll('a[href]')).toHaveLength(links);
    }
  },
};
export const Rows: Story = {
  args: {
    variant: 'rows',
    heading: 'What Your Gift Supports',
    text: 'Name one of these in the purpose field when you donate, or leave it blank.',
    children: each(rows),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('link', { name: 'Centers of Excellence' });
    await expect(area.closest('li')?.querySelectorAll('svg[viewBox$="34"] path')).toHaveLength(8);
  },
};
export const Tiles: Story = {
  args: {
    variant: 'tiles',
    heading: 'Ways to Engage',
    text: 'Six doors into the same building. Most people start with dinner.',
    children: each(tiles),
  },
};
export const Cards: Story = {};
export const Rising: Story = {
  args: {
    variant: 'rising',
    heading: 'Three reasons to put down a root here',
    text: 'You already share a campus, a canteen and at least one impossible viva with everyone in the room. Start from there.',
    action: { label: 'LEARN MORE', href: '/about' },
    children: each(rising),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LEARN MORE' })).toHaveAttribute('href', '/about');
  },
};
export const Panels: Story = {
  args: { variant: 'panels', heading: 'Jobs', headingId: 'jobs', children: each(panels) },
};

export const TheWholeFeatureIsPressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/one loud night/).getBoundingClientRect();
    await expect(document.elementFromPoint(words.x + 4, words.y + 4)).toBe(
      canvas.getByRole('link', { name: 'Events' }),
    );
    await expect(canvas.queryByRole('link', { name: 'Community Service' })).not.toBeInTheDocument();
  },
};

const missing = '/art/does-not-exist.svg';

export const AValuesPictureThatFailsGivesWayToItsName: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'rising', children: each(rising.map((value) => ({ ...value, image: missing }))) },
  play: async ({ canvas }) => {
    for (const name of ['Connect', 'Career', 'Give Back']) {
      await expect(await canvas.findByRole('img', { name })).toBeVisible();
    }
  },
};

export const ATilesPictureThatFailsLeavesItsFrame: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'tiles', children: each(tiles.slice(0, 1).map((tile) => ({ ...tile, image: missing }))) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="missing"]')).toBeVisible());
  },
};

export const DrawingsComeFromWhereTheSiteServesThem: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'rising', children: each(rising) },
  beforeEach: () => {
    serveArtFrom('/bay-area/art/');
    return () => serveArtFrom('/art/');
  },
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect(sources).toHaveLength(3);
    for (const source of sources) await expect(source).toMatch(/^\/bay-area\/art\/[\w-]+\.svg$/);
  },
};

const long = (features: readonly FeatureProps[]) =>
  each(
    features.map(({ title, children, ...feature }) => ({
      ...feature,
      title: `${title} of the interconnection department and Donaudampfschifffahrtselektrizitäten`,
      children: `${children} `.repeat(4),
    })),
  );

export const LongWordsOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <>
      <FeatureGrid variant="rows" heading="Rows">
        {long(rows)}
      </FeatureGrid>
      <FeatureGrid variant="tiles" heading="Tiles">
        {long(tiles)}
      </FeatureGrid>
      <FeatureGrid variant="cards" heading="Cards">
        {long(cards)}
      </FeatureGrid>
      <FeatureGrid variant="rising" heading="Rising">
        {long(rising)}
      </FeatureGrid>
      <FeatureGrid variant="panels" heading="Panels">
        {long(panels)}
      </FeatureGrid>
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
