import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleImport } from '../samples.ts';
import { HeadingsLine } from './HeadingsLine.tsx';

const meta = {
  title: 'Office/Member import, headings',
  component: HeadingsLine,
  args: { first: sampleImport.first, line: sampleImport.headings, onLine: fn() },
} satisfies Meta<typeof HeadingsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowATitle: Story = {
  play: async ({ args, canvas }) => {
    const line = canvas.getByLabelText('Column names are in');
    await expect(line).toHaveDisplayValue('Line 3: Surname, First and middle, Batch, Branch, Mail, …');
    await expect(line).toHaveAccessibleDescription(/The line above is skipped\./);
    await userEvent.selectOptions(line, 'Line 4: Bakul, Sunita Ramesh, 1987, Civil, s…@example.org, …');
    await expect(args.onLine).toHaveBeenLastCalledWith(4);
  },
};
export const OnTheFirstLine: Story = {
  args: { first: sampleImport.first.slice(1), line: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything below is read.')).toBeVisible();
  },
};
export const BeingRead: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
