import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serveArtFrom } from '../../imagery/artwork.ts';
import { Container } from '../../layout/Container/index.ts';
import { ValueCard } from './ValueCard.tsx';
import { Values } from './Values.tsx';

const meta = {
  title: 'Sections/What we stand for/Values',
  component: Values,
  subcomponents: { ValueCard },
  parameters: { layout: 'fullscreen' },
  args: {
    action: { label: 'LEARN MORE', href: '/about' },
    heading: 'Three reasons to put down a root here',
    text: 'You already share a campus, a canteen and at least one impossible viva with everyone in the room. Start from there.',
    children: (
      <>
        <ValueCard kind="connect" title="Make New Friends">
          Picnics, garba nights and meetups with people who remember the boat club.
        </ValueCard>
        <ValueCard kind="career" title="Advance Your Career">
          A directory that answers, a job board with names on it, and mentors one email away.
        </ValueCard>
        <ValueCard kind="give-back" title="Give Back">
          Scholarships, laptops and labs for the students who sit where you sat.
        </ValueCard>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Values>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LEARN MORE' });
    await expect(link).toHaveAttribute('href', '/about');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };

const missing = '/art/does-not-exist.svg';

export const PicturesThatFailGiveWayToPlaceholders: Story = {
  args: {
    children: (
      <>
        <ValueCard kind="connect" title="Make New Friends" image={missing}>
          Picnics, garba nights and meetups with people who remember the boat club.
        </ValueCard>
        <ValueCard kind="career" title="Advance Your Career" image={missing}>
          A directory that answers, a job board with names on it, and mentors one email away.
        </ValueCard>
        <ValueCard kind="give-back" title="Give Back" image={missing}>
          Scholarships, laptops and labs for the students who sit where you sat.
        </ValueCard>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const text of ['Connect', 'Career', 'Give Back']) {
      await expect(await canvas.findByRole('img', { name: text })).toBeVisible();
    }
  },
};

export const LongWords: Story = {
  args: {
    heading:
      'Three reasons to put down a root here, and a fourth that the committee added late on a Thursday',
    children: (
      <>
        <ValueCard kind="connect" title="Make New Friends in the Interconnection Department">
          Picnics, garba nights, meetups, hikes, a linkage exhibition and a standing invitation to the boat
          club with people who remember it.
        </ValueCard>
        <ValueCard kind="career" title="Advance">
          A directory.
        </ValueCard>
        <ValueCard kind="give-back" title="Give Back">
          Scholarships, laptops and labs for the students who sit where you sat.
        </ValueCard>
      </>
    ),
  },
};

export const OnASiteThatServesItsDrawingsElsewhere: Story = {
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
