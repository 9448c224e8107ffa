import type { GiftRow } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { sampleGifts } from '../samples.ts';
import { factsLine } from '../words.ts';
import { giftColumns } from './giftColumns.ts';

const meta = {
  title: 'Office/Gift table',
  component: DataTable<GiftRow>,
  parameters: { docs: { isFramed: true } },
  args: {
    rows: sampleGifts,
    keyOf: ({ reference }) => reference,
    columns: giftColumns,
    summary: factsLine,
    hrefOf: ({ reference }) => `#${reference}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof DataTable<GiftRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a row is a link, and says what came', async () => {
      const sunita = canvas.getByRole('link', { name: /^Sunita Bakul/ });
      await expect(sunita).toHaveAttribute('href', '#D-77QX-V6B3');
      await userEvent.click(sunita);
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('row', { name: /Sunita Bakul/ })).toHaveTextContent('$250.00');
    });
    await step('what was given back weighs more than how it came', async () => {
      await expect(canvas.getByRole('row', { name: /Lakshmi/ })).toHaveTextContent('Refunded');
      await expect(canvas.getByRole('row', { name: /Dattatraya/ })).toHaveTextContent('Check');
    });
    await step('goods have no amount, and an organization can be the donor', async () => {
      const row = canvas.getByRole('row', { name: /Trestle Labs Inc\./ });
      await expect(row).toHaveTextContent('12 refurbished laptops');
      await expect(row).not.toHaveTextContent('$');
    });
    await step('whoever left no name is somebody', async () => {
      await expect(canvas.getByRole('link', { name: /^Anonymous/ })).toBeVisible();
    });
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 12, 2026, received, receipt sent')).toBeVisible();
  },
};
export const PartGivenBackAndADemonstration: Story = {
  args: {
    rows: sampleGifts.slice(0, 2).map((gift) => ({ ...gift, refundedCents: 20_00, demo: true })),
  },
};
export const Gallery: Story = { tags: ['photo'] };
