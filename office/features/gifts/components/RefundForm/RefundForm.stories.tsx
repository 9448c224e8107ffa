import { officeGiftMessages } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleGift, sampleNow } from '../samples.ts';
import { RefundForm } from './RefundForm.tsx';

const meta = {
  title: 'Office/Refund form',
  component: RefundForm,
  args: { gift: sampleGift, onRefund: fn(), now: sampleNow },
} satisfies Meta<typeof RefundForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeByDefault: Story = {
  play: async ({ args, canvas, step }) => {
    await step('what cannot be undone is said before', async () => {
      await expect(canvas.getByLabelText('Refund amount, USD')).toHaveValue('250.00');
      await expect(canvas.getByText('This cannot be undone.')).toBeVisible();
      await expect(canvas.getByText(/PayPal keeps its fee of \$7\.77\./)).toBeVisible();
      await expect(canvas.getByText('Day 1 of the 180 in which PayPal refunds')).toBeVisible();
    });
    await step('the button says what it does to whom', async () => {
      await userEvent.clear(canvas.getByLabelText('Refund amount, USD'));
      await userEvent.type(canvas.getByLabelText('Refund amount, USD'), '20.5');
      await userEvent.type(canvas.getByLabelText('Reason'), 'Given twice');
      await userEvent.click(canvas.getByRole('button', { name: 'Refund $20.50 to Sunita Bakul' }));
      await expect(args.onRefund).toHaveBeenCalledWith({ cents: 20_50, reason: 'Given twice' });
    });
    await step('what is no amount is sent as none', async () => {
      await userEvent.type(canvas.getByLabelText('Refund amount, USD'), 'x{Enter}');
      await expect(args.onRefund).toHaveBeenLastCalledWith({ cents: Number.NaN, reason: 'Given twice' });
    });
  },
};
export const PayPalIsAsked: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking PayPal…');
  },
};
export const Refused: Story = {
  args: { errors: { cents: officeGiftMessages.amountLeft('$250.00'), reason: officeGiftMessages.reason } },
};
export const WaitsForASecondYes: Story = {
  args: {
    gift: { ...sampleGift, refundable: { ...sampleGift.refundable, cents: 1500_00 } },
    secondYesAbove: 1000_00,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a second person has to approve it/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Refund amount, USD'));
    await userEvent.type(canvas.getByLabelText('Refund amount, USD'), '1000');
    await expect(canvas.queryByText(/a second person has to approve it/)).toBeNull();
  },
};
export const OlderThan180Days: Story = {
  args: {
    gift: {
      ...sampleGift,
      refundable: {
        cents: 250_00,
        until: '2026-04-10T19:12:00.000Z',
        way: 'by-hand',
        why: officeGiftMessages.late,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(officeGiftMessages.late)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent('Record a refund of $250.00 to Sunita Bakul');
  },
};
export const PayPalDidNotSayItsFee: Story = {
  args: { gift: { ...sampleGift, fee: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PayPal keeps its fee\. Sunita/)).toBeVisible();
  },
};
export const NoConnection: Story = { args: { unavailableBecause: 'why' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftTextInside: Story = {
  args: { gift: { ...sampleGift, donor: 'كيران أومبار', firstName: 'كيران' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
