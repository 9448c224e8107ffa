import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FindButton } from './FindButton.tsx';

const meta = {
  title: 'Office/Find button',
  component: FindButton,
  args: { onOpen: fn(), onIntent: fn(), hasKey: true },
} satisfies Meta<typeof FindButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const KeysAreOff: Story = { args: { hasKey: false } };
export const OnAPhoneASign: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search everything' })).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
