import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChipSelect } from './ChipSelect.tsx';

const meta = {
  title: 'Office/Chip with a menu',
  component: ChipSelect,
  args: {
    label: 'Chapter',
    name: 'chapter',
    none: 'All chapters',
    options: [
      { value: 'bay-area', label: 'Bay Area' },
      { value: 'tx-southwest', label: 'TX/Southwest' },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof ChipSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'bay-area');
    await expect(args.onChange).toHaveBeenCalledWith('bay-area');
  },
};
export const Chosen: Story = {
  args: { value: 'tx-southwest' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Chapter'), '');
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
};
export const OneIsAlwaysChosen: Story = {
  args: {
    label: 'Order',
    none: undefined,
    value: 'name',
    narrows: false,
    options: [
      { value: 'name', label: 'By name' },
      { value: 'newest', label: 'Newest first' },
    ],
  },
};
export const RightToLeftTextInside: Story = {
  args: { value: 'x', options: [{ value: 'x', label: 'الفصل الجنوبي' }] },
};
export const ALongChoiceOnTheSmallestPhone: Story = {
  args: { value: 'x', options: [{ value: 'x', label: 'Electronics and Telecommunication Engineering' }] },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { value: 'bay-area' } };
export const GalleryDark: Story = { args: { value: 'bay-area' }, globals: { mode: 'dark' } };
