import type { Refund } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { RefundList } from './RefundList.tsx';

const refund: Refund = {
  id: 'refund-1',
  cents: 1500_00,
  reason: 'Given twice by mistake',
  by: 'Vikram Palash',
  mine: false,
  at: new Date(sampleNow - 600_000).toISOString(),
  state: 'waits',
  doneAt: null,
  detail: '',
  byHand: false,
};

const meta = {
  title: 'Office/Refund list',
  component: RefundList,
  args: { refunds: [refund], onYes: fn(), onDrop: fn(), now: sampleNow },
} satisfies Meta<typeof RefundList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForYourYes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve refund of $1,500.00' }));
    await expect(args.onYes).toHaveBeenCalledWith(refund);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel refund' }));
    await expect(args.onDrop).toHaveBeenCalledWith(refund);
  },
};
export const WaitsForSomebodyElse: Story = {
  args: { refunds: [{ ...refund, mine: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Someone else has to approve it\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
  },
};
export const EveryState: Story = {
  args: {
    refunds: [
      refund,
      { ...refund, id: '2', cents: 20_00, state: 'asked', mine: true },
      { ...refund, id: '3', cents: 20_00, state: 'pending' },
      { ...refund, id: '4', cents: 20_00, state: 'done', doneAt: new Date(sampleNow).toISOString() },
      { ...refund, id: '5', cents: 20_00, state: 'failed', detail: 'PayPal: the gift was refunded in full.' },
      { ...refund, id: '6', cents: 20_00, state: 'dropped' },
      { ...refund, id: '7', cents: 20_00, state: 'done', by: null, reason: '' },
      { ...refund, id: '8', cents: 20_00, state: 'done', byHand: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The result appears here/)).toBeVisible();
    await expect(canvas.getByText(/^Someone at PayPal asked/)).toBeVisible();
  },
};
export const PayPalIsAsked: Story = { args: { busy: 'refund-1' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'], args: EveryState.args };
export const GalleryDark: Story = { args: EveryState.args, globals: { mode: 'dark' } };
