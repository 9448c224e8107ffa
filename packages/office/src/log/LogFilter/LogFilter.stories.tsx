import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogFilter } from './LogFilter.tsx';

const meta = {
  title: 'Office/Log filter',
  component: LogFilter,
  args: {
    view: {},
    people: [
      { id: 'kiran', name: 'Kiran Umbar' },
      { id: 'asha', name: 'Asha Lakshminarasimhan Palash' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LogFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'kiran');
    await userEvent.type(canvas.getByLabelText('From'), '2026-10-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      who: 'kiran',
      about: undefined,
      from: '2026-10-01',
      to: undefined,
    });
    await step('a day that is none is not asked for', async () => {
      await userEvent.type(canvas.getByLabelText('To'), 'soon');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
export const Narrowed: Story = { args: { view: { who: 'asha', about: 'event' } } };
export const NobodyToChoose: Story = { args: { people: [] } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
