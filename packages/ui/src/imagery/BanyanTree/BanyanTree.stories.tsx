import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as stage from '../stage.css.ts';
import { BanyanTree } from './BanyanTree.tsx';

const meta = {
  title: 'Imagery/BanyanTree',
  component: BanyanTree,
  decorators: [
    (Story) => (
      <div className={stage.sky}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BanyanTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const GrowsOutOfItsTrunkOnce: Story = { args: { animated: true } };

export const ASeedIsTheSameTreeEverywhere: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <BanyanTree seed="atlanta" />
      <BanyanTree seed="atlanta" />
      <BanyanTree seed="bay-area" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, again, other] = Array.from(canvasElement.querySelectorAll('svg'), (svg) => svg.innerHTML);
    await expect(first).toBe(again);
    await expect(first).not.toBe(other);
  },
};
