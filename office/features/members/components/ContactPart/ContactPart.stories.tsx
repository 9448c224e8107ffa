import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleContact } from '../samples.ts';
import { ContactPart } from './ContactPart.tsx';

const shown = { ...sampleContact, address: '12 Plumb Line Way\nFremont, California 94536' };

const meta = {
  title: 'Office/Contact of a member',
  component: ContactPart,
  args: { name: 'Sunita Bakul', has: ['email', 'phone', 'address'], onShow: fn(), onCopy: fn() },
} satisfies Meta<typeof ContactPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Email, phone and street are hidden\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show contact of Sunita Bakul' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const OnItsWay: Story = { args: { busy: true } };
export const Shown: Story = {
  args: { contact: shown },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown. We logged that you viewed it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the email' }));
    await expect(args.onCopy).toHaveBeenCalledWith('sunita.bakul@example.org');
  },
};
export const NotForThisReader: Story = {
  args: { onShow: undefined, has: ['email'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email is hidden.')).toBeVisible();
  },
};
export const NoneAtAll: Story = { args: { has: [] } };
export const ALongAddressOnTheSmallestPhone: Story = {
  args: {
    contact: { ...shown, email: 'venkatasubramanian.ranganathan.kadamb@alumni.example.org' },
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: { contact: shown }, globals: { mode: 'dark' } };
