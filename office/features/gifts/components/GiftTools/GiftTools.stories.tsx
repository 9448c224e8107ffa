import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftTools } from './GiftTools.tsx';

const meta = {
  title: 'Office/Gift tools',
  component: GiftTools,
  args: { recordHref: '#record', statementsHref: '#statements', onExport: fn() },
} satisfies Meta<typeof GiftTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Record a gift' })).toHaveAttribute('href', '#record');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const NothingToTakeAlong: Story = { args: { onExport: undefined } };
export const NoConnection: Story = { args: { unavailableBecause: 'why' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Gallery: Story = { tags: ['photo'] };
