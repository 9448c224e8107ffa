import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { PickerField } from './PickerField.tsx';

const meta = {
  title: 'Office/Picker field',
  component: PickerField,
  args: { label: 'Date', name: 'day', type: 'date', value: '2027-10-16', onChange: fn() },
} satisfies Meta<typeof PickerField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2027-10-23' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const ATime: Story = { args: { label: 'From', name: 'from', type: 'time', value: '18:00' } };
export const Empty: Story = { args: { value: '', optional: true } };
export const Wrong: Story = {
  args: { error: 'The event is on October 16.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('The event is on October 16.');
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
