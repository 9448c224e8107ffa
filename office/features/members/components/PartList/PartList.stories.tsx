import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMember } from '../samples.ts';
import { PartList } from './PartList.tsx';

const meta = {
  title: 'Office/Activity',
  component: PartList,
  args: {
    part: sampleMember.part,
    gifts: null,
    hrefOf: ({ kind, ref }) => (kind === 'event' ? undefined : `#${ref}`),
  },
} satisfies Meta<typeof PartList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^The tabla/ })).toHaveAttribute('href', '#S-88TT-2QHC');
    await expect(canvas.queryByText(/gifts/)).toBeNull();
    await expect(canvas.getByText('checked in')).toBeVisible();
  },
};
export const ForATreasurer: Story = {
  args: { gifts: sampleMember.gifts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 gifts, $350.00')).toBeVisible();
  },
};
export const Nothing: Story = { args: { part: [], gifts: { many: 0, cents: 0, last: null } } };
export const Gallery: Story = { tags: ['photo'], args: { gifts: sampleMember.gifts } };
