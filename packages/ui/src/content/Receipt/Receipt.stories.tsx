import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { PrintButton } from './PrintButton.tsx';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'Content/Giving/Receipt',
  component: Receipt,
  args: {
    items: [
      { label: 'Received from', value: 'Rohan Bakul' },
      { label: 'Date', value: 'Nov 20, 2026', half: true },
      { label: 'EIN', value: '00-0000000', half: true },
      { label: 'Purpose', value: 'Student Laptops' },
      { label: 'Order', value: '5O190127TN364715T' },
    ],
    total: { label: 'Amount, USD', value: '$100.00' },
    note: 'The association is a 501(c)(3) nonprofit. No goods or services were provided in exchange for this contribution.',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Thank you</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: {
    announces: [
      { role: 'region', name: 'Receipt' },
      { role: 'button', name: 'Print the receipt' },
    ],
  },
  tags: ['photo'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toBeVisible();
  },
};
export const ALargeGiftOnTheSmallestPhone: Story = {
  args: {
    items: [{ label: 'Received from', value: 'Venkatanarasimharajuvaripeta Subrahmanyamkadambpalashumbar' }],
    total: { label: 'Amount, USD', value: '$10,000.00' },
  },
  globals: { viewport: { value: 'smallest' } },
};
export const GoodsHaveNoAmount: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { label: 'Donor', value: 'Trestle Labs Inc.' },
      { label: 'Given', value: '12 refurbished laptops' },
    ],
    total: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 refurbished laptops')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
export const WithAPlaceholderOnIt: Story = {
  tags: ['!dev', '!autodocs'],
  args: { warning: 'This site is not set up yet: 00-0000000 is a placeholder, not an EIN.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is a placeholder, not an EIN/)).toBeVisible();
  },
};
export const ThePageHasItsButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: { printLabel: null },
  render: (args) => (
    <>
      <Receipt {...args} />
      <PrintButton>Print</PrintButton>
    </>
  ),
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const DoGiveTheCurrency: Story = { tags: ['!dev'] };
export const DontSayOnlyTotal: Story = { tags: ['!dev'], args: { total: { label: 'Total', value: '100' } } };
