import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCategories } from '../samples.ts';
import { StoryEdit } from './StoryEdit.tsx';

const edits = {
  category: 'other',
  excerpt: 'One evening in 1996 the whole wing kept time.',
  withPhoto: true,
  focus: undefined,
} as const;

const meta = {
  title: 'Office/Story edit',
  component: StoryEdit,
  args: { edits, categories: sampleCategories, photo: '/art/viaduct.svg', onChange: fn() },
} satisfies Meta<typeof StoryEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPhoto: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'career');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...edits, category: 'career' });
    await userEvent.click(canvas.getByLabelText('No photo'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...edits, withPhoto: false });
  },
};
export const WithoutOne: Story = {
  args: { photo: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('No photo')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
