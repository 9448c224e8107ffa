import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftActs } from './GiftActs.tsx';

const meta = {
  title: 'Office/Gift acts',
  component: GiftActs,
  args: {
    onReceipt: fn(),
    onPrint: fn(),
    onAsk: fn(),
    member: { name: 'Sunita', href: '#members' },
    donorHref: '#donor',
  },
} satisfies Meta<typeof GiftActs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the receipt again' }));
    await expect(args.onReceipt).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'All gifts of this donor' })).toHaveAttribute(
      'href',
      '#donor',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ask PayPal' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const PayPalIsAsked: Story = {
  args: { busy: 'ask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Asking PayPal…/ })).toBeVisible();
  },
};
export const ACheckWithoutEmail: Story = { args: { onReceipt: undefined, onAsk: undefined } };
export const NoConnection: Story = { args: { unavailableBecause: 'why' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
