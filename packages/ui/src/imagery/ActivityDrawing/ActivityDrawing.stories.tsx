import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.ts';
import { ActivityDrawing } from './ActivityDrawing.tsx';
import { activities } from './subjects.ts';

const meta = {
  title: 'Imagery/ActivityDrawing',
  component: ActivityDrawing,
  args: { activity: 'events' },
  argTypes: { activity: { control: 'select', options: activities } },
} satisfies Meta<typeof ActivityDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: Story['render'] = () => (
  <Cluster space={48}>
    {activities.map((activity) => (
      <ActivityDrawing key={activity} activity={activity} />
    ))}
  </Cluster>
);

export const Gallery: Story = { tags: ['photo'], render: all };
