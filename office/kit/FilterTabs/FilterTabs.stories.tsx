import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterTabs } from './FilterTabs.tsx';

const counts = { All: 31, Members: 12, Corrections: 2, Stories: 8, Jobs: 6, Messages: 3 };
const items = Object.entries(counts).map(([label, count], index) => ({
  href: `#${label}`,
  label,
  count,
  isCurrent: index === 0,
}));

const meta = {
  title: 'Office/Filter tabs',
  component: FilterTabs,
  args: { label: 'Kind', items },
} satisfies Meta<typeof FilterTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'All 31' })).toHaveAttribute('aria-current', 'page');
  },
};
export const TheChosenOneIsSeen: Story = {
  args: { items: items.map((item) => ({ ...item, isCurrent: item.label === 'Messages' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Messages 3' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const WithSomethingAtTheEnd: Story = {
  args: { end: <Text size="small">All chapters, waiting</Text> },
};
export const OnTheSmallestPhone: Story = {
  args: { end: <Text size="small">All chapters, waiting</Text> },
  globals: { viewport: { value: 'smallest' } },
};
export const Thousands: Story = {
  args: { items: items.map((item) => ({ ...item, count: item.count * 1204 })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
