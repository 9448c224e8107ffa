import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DonorYears } from './DonorYears.tsx';

const meta = {
  title: 'Office/Donor years',
  component: DonorYears,
  args: {
    years: [
      { year: 2026, gifts: 3, cents: 1_660_56, refundedCents: 40_00 },
      { year: 2024, gifts: 1, cents: 250_00, refundedCents: 0 },
    ],
  },
} satisfies Meta<typeof DonorYears>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoYears: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^2026/ })).toHaveTextContent(
      '2026' + '3' + '$1,660.56' + '$40.00' + '$1,620.56',
    );
    await expect(canvas.getByRole('row', { name: /^All/ })).toHaveTextContent(
      'All' + '4' + '$1,910.56' + '$40.00' + '$1,870.56',
    );
  },
};
export const OneYear: Story = {
  args: { years: [{ year: 2026, gifts: 1, cents: 50_00, refundedCents: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row', { name: /^All/ })).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { years: [{ year: 2026, gifts: 12, cents: 99_999_999, refundedCents: 1_250_50 }] },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
