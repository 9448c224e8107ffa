import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  title: 'Office/Help button',
  component: HelpButton,
  args: { onOpen: fn(), onIntent: fn() },
} satisfies Meta<typeof HelpButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Help' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
