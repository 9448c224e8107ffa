import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BigSearch } from '../BigSearch/index.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Sections/Ends/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'This branch has not reached the ground',
    lede: 'There is no page at this address. It may have moved when we did.',
    links: [
      { label: 'Front page', note: 'Start from the trunk.', href: '/' },
      { label: 'Events', note: 'Dinner is at a known address.', href: '/events' },
      { label: 'Alumni directory', note: 'Or ask someone.', href: '/alumni-directory' },
    ],
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName('404: This branch has not reached the ground');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

const nearest = [
  { label: 'Alumni stories', href: '/alumni-stories' },
  { label: 'Submit a story', href: '/submit-story' },
];
const search = (
  <BigSearch
    size="field"
    heading="Or look for it"
    headingId="look-for-it"
    action="/search"
    name="q"
    label="Search the whole site"
    placeholder="A name, a place, a word"
    defaultValue="alumni stores"
  />
);
export const NearAnother: Story = {
  args: { nearest, children: search },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Did you mean' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('alumni stores');
  },
};
export const NearAnotherOnAPhone: Story = {
  args: NearAnother.args,
  globals: { viewport: { value: 'smallest', mode: 'dark' } },
};
