import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../../../shell/components/Block/Block.tsx';
import { DeskColumns } from './DeskColumns.tsx';

const meta = {
  title: 'Office/Desk columns',
  component: DeskColumns,
  args: {
    children: <Block heading="Waiting for you">12 membership requests</Block>,
    aside: <Block heading="Upcoming events">Garba night</Block>,
  },
} satisfies Meta<typeof DeskColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? 0);

export const Two: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(left(second ?? null)).toBeGreaterThan(left(first ?? null));
  },
};
export const NothingHasToBeDone: Story = { args: { children: false } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(left(second ?? null)).toBe(left(first ?? null));
  },
};
export const Gallery: Story = { tags: ['photo'] };
