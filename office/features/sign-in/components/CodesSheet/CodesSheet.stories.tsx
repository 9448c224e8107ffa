import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodesSheet } from './CodesSheet.tsx';

const meta = {
  title: 'Office/Codes sheet',
  component: CodesSheet,
  args: {
    codes: [
      '7K2Q9XPDM401ABVR83TE6WZH1N',
      'PQ41MK8C2X9D7SFA5VJ03TRB6Y',
      'S88TT2H4JNW6PZE0XQ9CK1MA7D',
      '31BDV5GR8YTC4NXM2E7P9JW0HQ',
      'D2H4J9K1MX77QXAV6B3TZN8E0R',
      'A01BCX5W7KG3PD98TJ2MQYV4S6',
      'M7R0EH1ZB4KQ6TX3VN9C5DAP8J',
      'W2J8NT0SX7B9GK5E4MQ1RCZ6VD',
    ],
    facts: [
      { label: 'For', value: 'Asha Lakshminarasimhan Palash' },
      { label: 'Role', value: 'Organizer, Bay Area', half: true },
      { label: 'Made', value: 'Oct 12, 2026, 8:11 PM', half: true },
      { label: 'Use at', value: 'example.org/office/lost' },
    ],
    doneLabel: 'Enter the Office',
    onDone: fn(),
    onPrint: fn(),
    onSave: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof CodesSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('7K2Q9 XPDM4 01ABV R83TE 6WZH1N')).toBeVisible();
    await step('nobody goes on without them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter the Office' }));
      await expect(args.onDone).not.toHaveBeenCalled();
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
      await expect(canvas.getByText(/Print or save them first/)).toBeVisible();
    });
    await step('whoever has them does', async () => {
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Enter the Office' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Print the sheet' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = { args: { copied: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
