import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobsPage, listedJobs } from './jobs.tsx';

const meta = {
  title: 'Patterns/List with filters',
  component: JobsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { progress: { state: 'ready', items: listedJobs } },
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All items, in the usual order. */
export const AllOfIt: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
/** The search words are in the address and in the box; one press clears them. */
export const Narrowed: Story = {
  tags: ['photo'],
  args: { progress: { state: 'ready', items: listedJobs.slice(0, 1) }, search: 'pump' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/job-board');
  },
};
/** The list shows placeholders in the shape of its content; the rest of the page can be used. */
export const OnItsWay: Story = { tags: ['photo'], args: { progress: { state: 'loading' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
