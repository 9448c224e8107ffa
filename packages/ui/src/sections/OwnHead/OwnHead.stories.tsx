import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnHead } from './OwnHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/OwnHead',
  component: OwnHead,
  args: { title: 'Sunita Bakul', kicker: { label: 'My page' } },
} satisfies Meta<typeof OwnHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sunita Bakul' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const BelowThatPage: Story = {
  args: { title: 'Leaving', kicker: { label: 'My page', href: '/my' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My page' })).toHaveAttribute('href', '/my');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const AnAddressInTheNamesPlace: Story = {
  args: { title: 'venkatanarasimharajuvaripeta.subrahmanyam@alumni.example.org' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
