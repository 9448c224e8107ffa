import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { NicheWall, type WallPerson } from './NicheWall.tsx';
import { nicheWallPlaces } from './places.ts';

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='300'%3E%3Crect width='240' height='300' fill='%23689'/%3E%3Ccircle cx='120' cy='130' r='60' fill='%23fdd'/%3E%3Cpath d='M0 300a120 90 0 0 1 240 0' fill='%23345'/%3E%3C/svg%3E";

const firstNames = ['Meera', 'Rohan', 'Sana', 'Arjun', 'Nandini', 'Kabir', 'Leela', 'Vikram'];
const surnames = ['Kadamb', 'Bakul', 'Palash', 'Tamhan', 'Parijat', 'Shirish', 'Umbar', 'Hirda', 'Kanchan'];

/** Invented people; each seventh has a photograph. */
const people = Array.from({ length: nicheWallPlaces }, (_, index): WallPerson => {
  const name = `${firstNames[index % firstNames.length]} ${surnames[index % surnames.length]}`;
  return {
    id: `member-${index}`,
    name,
    year: 1968 + ((index * 7) % 50),
    href: `/alumni-directory?${new URLSearchParams({ search: name })}`,
    ...(index % 7 === 2 && { image: { src: portrait, width: 120, height: 150 } }),
  };
});

const meta = {
  title: 'Content/People/NicheWall',
  component: NicheWall,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Who is here',
    text: 'Forty of us today, and another forty tomorrow.',
    more: { label: 'All members', href: '/alumni-directory' },
    people,
    invitation: { label: 'Join us', href: '/membership/register' },
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof NicheWall>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('region', { name: 'Who is here' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(nicheWallPlaces);
    await step('each niche is a link with the whole name and the year', async () => {
      const meera = canvas.getByRole('link', { name: 'Meera Kadamb (class of 1968)' });
      await expect(meera).toHaveAttribute('href', '/alumni-directory?search=Meera+Kadamb');
    });
    await step('a full wall has no niche for the invitation', async () => {
      await expect(canvas.queryByRole('link', { name: 'Join us' })).toBeNull();
    });
  },
};
export const FewerThanForty: Story = {
  args: { people: people.slice(0, 13), text: 'Everybody who has joined so far.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getByRole('link', { name: 'Join us' })).toHaveAttribute(
      'href',
      '/membership/register',
    );
  },
};
export const Loading: Story = {
  args: { people: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All members' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** The wall while it loads and after it: people fill exactly the place that was kept for them. */
export const ArrivingMovesNothing: Story = {
  render: (args) => (
    <>
      <NicheWall {...args} heading="Coming" people={undefined} />
      <NicheWall {...args} heading="Here" />
    </>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().height;
    await expect(height('Coming')).toBeGreaterThan(500);
    await expect(Math.abs(height('Coming') - height('Here'))).toBeLessThanOrEqual(1);
  },
};
export const NobodyYet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } }, play: fits };
export const LongNames: Story = {
  args: {
    people: people.map((person, index) =>
      index === 1 ? { ...person, name: 'Chandrashekhar Venkatanarasimha Umbarkar-Palashwadikar' } : person,
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
