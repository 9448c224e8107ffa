import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { FeatureCards } from './FeatureCards.tsx';

const meta = {
  title: 'Sections/Ways on/FeatureCards',
  component: FeatureCards,
  subcomponents: { FeatureCard },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <FeatureCard title="Events" activity="events" href="/events">
          Dinners, walks, talks and one loud night a year, in seven chapters.
        </FeatureCard>
        <FeatureCard title="Networking" activity="networking" href="/alumni-directory">
          Somebody two years ahead of you has already had this meeting.
        </FeatureCard>
        <FeatureCard title="Philanthropy" activity="philanthropy" href="/donate-home">
          Scholarships, laptops and rooms for the students there now.
        </FeatureCard>
        <FeatureCard title="Professional Development" activity="development" href="/resources">
          Mentors, a job board with names on it, and honest advice.
        </FeatureCard>
        <FeatureCard title="Community Service" activity="service">
          Saturday mornings, where we live: food banks, math tables, trees.
        </FeatureCard>
        <FeatureCard title="Alumni News & Updates" activity="news" href="/news">
          Who built what, who moved where, and who is getting married.
        </FeatureCard>
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
} satisfies Meta<typeof FeatureCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What We Do' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
  },
};
export const OneWithoutAPageIsNoLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Community Service' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Community Service' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
export const TheWholeCardIsPressed: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/one loud night/).getBoundingClientRect();
    await expect(document.elementFromPoint(words.x + 4, words.y + 4)).toBe(
      canvas.getByRole('link', { name: 'Events' }),
    );
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const LongWords: Story = {
  args: {
    children: (
      <FeatureCard title="Donaudampfschifffahrtselektrizitäten" activity="service" href="/events">
        {'Saturday mornings, where we live: food banks, math tables, trees. '.repeat(4)}
      </FeatureCard>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
