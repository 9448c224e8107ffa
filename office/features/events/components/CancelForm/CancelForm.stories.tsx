import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CancelForm } from './CancelForm.tsx';

const meta = {
  title: 'Office/Cancel form',
  component: CancelForm,
  args: {
    children: '212 people get a letter that says so. Until it leaves, all of it can be undone.',
    doLabel: 'Cancel the event',
    onCancel: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CancelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnEvent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Reason/), ' The hall is flooded. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the event' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'The hall is flooded.', tell: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
export const SomebodysSeat: Story = {
  args: {
    children: 'The seat goes to whoever waits longest. This cannot be undone.',
    doLabel: 'Cancel registration',
    tellLabel: 'Write to Sunita Bakul',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Write to Sunita Bakul'));
    await expect(canvas.queryByLabelText(/^Reason/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: '', tell: false });
  },
};
export const UnderWay: Story = { args: { busy: true } };
export const ItDidNotWork: Story = { args: { error: 'They no longer have a seat. Nothing was changed.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
