import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionResult } from '../../../../shell/components/ActionResult/ActionResult.tsx';
import { sampleNow } from '../samples.ts';
import { AttentionRows } from './AttentionRows.tsx';

const hoursAgo = (hours: number) => new Date(sampleNow - hours * 3_600_000).toISOString();

const meta = {
  title: 'Office/Gifts that need attention',
  component: AttentionRows,
  args: {
    rows: [
      {
        what: 'gift',
        reference: 'D-2H4J-5RWK',
        cents: 250_00,
        donor: 'Meenakshi Pimpal',
        since: hoursAgo(2),
      },
      { what: 'refund', reference: 'D-9K1M-2XPD', cents: 25_00, since: hoursAgo(26) },
      {
        what: 'surprise',
        reference: 'D-77QX-4HNT',
        donor: 'Tara Chinch',
        since: hoursAgo(30),
        cents: 20_00,
        currency: 'USD',
        orderedCents: 25_00,
      },
    ],
    hrefOf: (reference) => `#${reference}`,
    onAsk: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof AttentionRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AGiftAndARefund: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'D-2H4J, $250.00: not settled' })).toHaveAttribute(
      'href',
      '#D-2H4J-5RWK',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ask PayPal about D-9K1M' }));
    await expect(args.onAsk).toHaveBeenCalledWith(args.rows[1]);
    await expect(canvas.getByRole('link', { name: 'D-77QX: captured $20.00 of $25.00' })).toBeVisible();
    // The captured amount is known, so there is no button to ask PayPal.
    await expect(canvas.queryByRole('button', { name: /D-77QX/ })).toBeNull();
  },
};
export const PayPalIsAsked: Story = { args: { busy: 'D-2H4J-5RWK' } };
export const PayPalHasAnswered: Story = {
  args: {
    asked: 'D-9K1M-2XPD',
    result: <ActionResult words="PayPal answered: nothing has changed." />,
  },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem')[1];
    await expect(row).toHaveTextContent(/D-9K1M.*PayPal answered: nothing has changed\.$/);
  },
};
export const NobodyLeftAName: Story = {
  args: { rows: [{ what: 'gift', reference: 'D-2H4J-5RWK', cents: 51_00, donor: '', since: hoursAgo(1) }] },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
