import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GiftFilter } from './GiftFilter.tsx';

const meta = {
  title: 'Office/Gift filter',
  component: GiftFilter,
  args: { view: {}, onChange: fn() },
} satisfies Meta<typeof GiftFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNarrowed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('words are asked for once typing pauses', async () => {
      await userEvent.type(canvas.getByLabelText('Name, email or reference'), 'baku');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ q: 'baku' }));
    });
    await step('what stands on the chips', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('State'), 'hanging');
      await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'hanging' });
      await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'check');
      await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'check' });
      await userEvent.click(canvas.getByRole('button', { name: 'With a refund' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ refunded: 'yes' });
    });
    await step('days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'When' }));
      await userEvent.type(canvas.getByLabelText('From'), '2026-10-01{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: undefined });
    });
    await step('amounts, the wrong way round too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await userEvent.type(canvas.getByLabelText('At least, USD'), 'ten');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(canvas.getByText('Whole dollars.')).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('At least, USD'));
      await userEvent.type(canvas.getByLabelText('At least, USD'), '$200');
      await userEvent.type(canvas.getByLabelText('At most, USD'), '50{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ least: 50, most: 200 });
      await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
    });
  },
};
export const Narrowed: Story = {
  args: {
    view: {
      q: 'Bakul',
      state: 'all',
      kind: 'online',
      from: '2026-10-01',
      to: '2026-10-31',
      least: 50,
      refunded: 'yes',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Amount: From $50' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'With a refund' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.view, refunded: undefined });
  },
};
export const OnAPhone: Story = { args: Narrowed.args, globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: Narrowed.args, globals: { mode: 'dark' } };
