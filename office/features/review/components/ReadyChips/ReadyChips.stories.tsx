import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { questionsFor } from '../readyWords.ts';
import { ReadyChips } from './ReadyChips.tsx';

const meta = {
  title: 'Office/Ready chips',
  component: ReadyChips,
  args: { label: 'Questions', texts: questionsFor.member, value: '', onChoose: fn() },
} satisfies Meta<typeof ReadyChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Name at graduation' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Under which name did you graduate?');
  },
};
export const OneIsChosen: Story = {
  args: { value: 'Under which name did you graduate?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Name at graduation' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const WithDigits: Story = { args: { hasDigits: true } };
export const Nothing: Story = { args: { texts: [] } };
export const Gallery: Story = { tags: ['photo'] };
