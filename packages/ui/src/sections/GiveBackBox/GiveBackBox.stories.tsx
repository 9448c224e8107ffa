import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiveBackBox } from './GiveBackBox.tsx';

const meta = {
  title: 'Sections/Giving/GiveBackBox',
  component: GiveBackBox,
  args: {
    action: { label: 'DONATE', href: '/donate' },
    text: 'Any amount, in two minutes. Every gift is tax-deductible: the association is a 501(c)(3) nonprofit.',
  },
} satisfies Meta<typeof GiveBackBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Give Back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'DONATE' })).toHaveAttribute('href', '/donate');
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Give back to the interconnection department',
    text: 'Any amount, in two minutes. Every gift is tax-deductible. '.repeat(8),
    action: { label: 'DONATE TO DONAUDAMPFSCHIFFFAHRT', href: '/donate' },
  },
  globals: { viewport: { value: 'smallest' } },
};
