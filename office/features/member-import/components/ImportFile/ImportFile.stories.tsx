import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImportFile } from './ImportFile.tsx';

const meta = {
  title: 'Office/Member import, file',
  component: ImportFile,
  args: { onFile: fn() },
} satisfies Meta<typeof ImportFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const memberImport = new File(['Surname;Batch\r\nBakul;1987'], 'roll.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^Choose a file/), memberImport);
    await expect(args.onFile).toHaveBeenCalledWith(memberImport);
  },
};
export const BeingRead: Story = { args: { busy: true } };
export const Refused: Story = {
  args: { error: 'This is no table of text: an Excel workbook has to be saved as CSV first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This is no table/);
    await expect(canvas.getByLabelText(/^Choose a file/)).toHaveAccessibleDescription(/^This is no table/);
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
