import { paperWarning, placeholderEin } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSheet } from '../samples.ts';
import { GiftReceipt } from './GiftReceipt.tsx';

const meta = {
  title: 'Office/Gift receipt',
  component: GiftReceipt,
  args: { sheet: sampleSheet, sent: 'Sent to s.bakul@example.org at 7:12 PM.' },
} satisfies Meta<typeof GiftReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsSent: Story = {
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toHaveTextContent('Sunita Bakul');
    await expect(receipt).toHaveTextContent('$250.00');
    await expect(receipt).toHaveTextContent('No goods or services were provided');
  },
};
export const GoodsHaveNoAmount: Story = {
  args: {
    sheet: {
      ...sampleSheet,
      facts: [
        { label: 'Donor', value: 'Trestle Labs Inc.' },
        { label: 'Given', value: '12 refurbished laptops' },
      ],
      amount: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Receipt' })).not.toHaveTextContent('$');
  },
};
export const APlaceholderOnIt: Story = {
  args: { sheet: { ...sampleSheet, warning: paperWarning(placeholderEin, false) } },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
