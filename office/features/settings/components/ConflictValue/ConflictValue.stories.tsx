import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConflictValue } from './ConflictValue.tsx';

const meta = {
  title: 'Office/Theirs',
  component: ConflictValue,
  args: { text: 'Come to the picnic on October 16.', onTake: fn() },
} satisfies Meta<typeof ConflictValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('“Come to the picnic on October 16.”');
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};
export const IsTakenOut: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Someone else removed it\./)).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
