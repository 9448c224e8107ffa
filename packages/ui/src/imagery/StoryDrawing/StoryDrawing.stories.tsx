import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.ts';
import { StoryDrawing } from './StoryDrawing.tsx';

const meta = {
  title: 'Imagery/StoryDrawing',
  component: StoryDrawing,
  args: { seed: '/alumni-stories/pump' },
} satisfies Meta<typeof StoryDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

const seeds = Array.from({ length: 12 }, (_, place) => `story-${place}`);

export const One: Story = {};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Grid columns={{ base: 2, medium: 4 }}>
      {seeds.map((seed) => (
        <StoryDrawing key={seed} seed={seed} />
      ))}
    </Grid>
  ),
};
