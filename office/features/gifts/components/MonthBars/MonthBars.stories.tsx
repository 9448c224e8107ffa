import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMonths } from '../samples.ts';
import { MonthBars } from './MonthBars.tsx';

const meta = {
  title: 'Office/Month bars',
  component: MonthBars,
  args: { year: 2026, months: sampleMonths, now: 10 },
} satisfies Meta<typeof MonthBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYearUntilOctober: Story = {
  play: async ({ canvas, step }) => {
    await step('it is a table for whoever listens', async () => {
      await expect(
        canvas.getByRole('table', { name: 'Gifts by month, this year and last, before refunds' }),
      ).toBeVisible();
      const row = canvas.getByRole('row', { name: /^Sep/ });
      await expect(canvas.getByText('2026 received', { selector: 'span' })).toBeVisible();
      await expect(row).toHaveTextContent('$11,085');
      await expect(row).toHaveTextContent('$5,120');
      await expect(row).toHaveTextContent('$400');
      await expect(canvas.getByRole('row', { name: /^Dec/ })).toHaveTextContent('–');
    });
  },
};
export const January: Story = {
  args: {
    now: 1,
    months: sampleMonths.map((one) =>
      one.month === 1 ? one : { ...one, cents: 0, gifts: 0, refundedCents: 0 },
    ),
  },
};
export const NothingYet: Story = {
  args: {
    months: sampleMonths.map(({ month }) => ({
      month,
      cents: 0,
      gifts: 0,
      refundedCents: 0,
      before: { cents: 0 },
    })),
  },
};
export const LargeSums: Story = {
  args: {
    months: sampleMonths.map((one) => ({
      ...one,
      cents: one.cents * 97 + 99,
      before: { cents: one.before.cents * 97 },
    })),
  },
};
export const OnAPhoneItGoesSideways: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct')).toBeVisible();
    const frame = canvas.getByRole('region', { name: 'Gifts by month' });
    await expect(frame.scrollLeft).toBeGreaterThan(0);
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
