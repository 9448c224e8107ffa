import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../elements/Badge/index.ts';
import { Stack } from '../Stack/index.ts';
import { spaces } from '../space.ts';
import { Grid, gridAligns, gridColumnCounts, gridElements } from './Grid.tsx';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((cell) => <Badge key={cell}>{cell}</Badge>);

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  argTypes: {
    space: { control: 'select', options: spaces },
    align: { control: 'select', options: gridAligns },
    element: { control: 'select', options: gridElements },
  },
  args: { children: cells(12) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThePagesOwnGridOfTwelve: Story = {};
export const EqualColumnsByWidth: Story = { args: { columns: { base: 1, medium: 2, wide: 3 } } };
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={32}>
      <Grid>{cells(12)}</Grid>
      {gridColumnCounts.map((count) => (
        <Grid key={count} columns={{ base: 1, medium: count, wide: count }}>
          {cells(count)}
        </Grid>
      ))}
    </Stack>
  ),
};
