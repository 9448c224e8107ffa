import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Skeleton, SkeletonGroup, skeletonLengths, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Elements/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { control: 'select', options: skeletonShapes },
    length: { control: 'select', options: skeletonLengths },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheShapeOfWhatIsComing: Story = {
  render: () => (
    <SkeletonGroup label="Loading event...">
      <Stack>
        <Skeleton shape="picture" />
        <Skeleton shape="heading" length="medium" />
        <Skeleton length="long" />
        <Skeleton length="short" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading event...');
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} length="long" />
      ))}
    </Stack>
  ),
};

export const DoTakeItsShape: Story = {
  tags: ['!dev'],
  render: () => (
    <SkeletonGroup label="Loading member...">
      <Stack space={8}>
        <Skeleton shape="avatar" />
        <Skeleton shape="heading" length="medium" />
        <Skeleton length="short" />
      </Stack>
    </SkeletonGroup>
  ),
};
export const DontDrawAnyShape: Story = {
  tags: ['!dev'],
  render: () => (
    <SkeletonGroup label="Loading member...">
      <Skeleton />
    </SkeletonGroup>
  ),
};
