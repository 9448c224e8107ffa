import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExportForm } from './ExportForm.tsx';

const meta = {
  title: 'Office/Export form',
  component: ExportForm,
  args: { total: 1204, onExport: fn(), onCancel: fn() },
} satisfies Meta<typeof ExportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContactIsTickedByHand: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 13 columns are contact info.');
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.click(canvas.getByLabelText('Would mentor'));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 13 columns is contact info.');
    await expect(canvas.getByText(/^1,204 rows\. Private data/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(expect.arrayContaining(['reference', 'email']));
    await expect(args.onExport).not.toHaveBeenCalledWith(expect.arrayContaining(['mentorship']));
  },
};
export const Refused: Story = { args: { error: 'Choose at least one column.' } };
export const UnderWay: Story = { args: { busy: true, total: 1 } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
