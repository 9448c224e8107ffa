import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Elements/EmptyState',
  component: EmptyState,
  args: {
    heading: 'No alumni found',
    children: 'Nobody matches all three filters. Try the year alone; programs have been renamed twice.',
    action: <Button variant="line">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneWayOn: Story = { parameters: { announces: [{ role: 'button', name: 'Clear filters' }] } };
export const OnlyWhatIsNotThere: Story = { args: { children: undefined, action: undefined } };
export const Gallery: Story = { tags: ['photo'] };

export const DoSayWhatToTry: Story = { tags: ['!dev'] };
export const DontShrug: Story = {
  tags: ['!dev'],
  args: { heading: 'Nothing here', children: undefined, action: undefined },
};
