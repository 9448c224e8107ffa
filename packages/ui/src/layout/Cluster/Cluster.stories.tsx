import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../elements/Badge/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Stack } from '../Stack/index.ts';
import { spaces } from '../space.ts';
import { Cluster, clusterAligns, clusterElements, clusterJustifies } from './Cluster.tsx';

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  argTypes: {
    space: { control: 'select', options: spaces },
    align: { control: 'select', options: clusterAligns },
    justify: { control: 'select', options: clusterJustifies },
    element: { control: 'select', options: clusterElements },
  },
  args: {
    children: (
      <>
        <Button>Go</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { parameters: { announces: [{ role: 'button', name: 'Go' }] } };
export const WrapsOnTheSmallestPhone: Story = {
  args: {
    children: ['Atlanta', 'Bay Area', 'Chicago/Midwest', 'Pacific Northwest', 'NY/Northeast'].map(
      (chapter) => <Badge key={chapter}>{chapter}</Badge>,
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={32}>
      {clusterJustifies.map((justify) => (
        <Cluster key={justify} justify={justify}>
          <Badge tone="line">{justify}</Badge>
          <Badge>two</Badge>
          <Badge>three</Badge>
        </Cluster>
      ))}
      {clusterAligns.map((align) => (
        <Cluster key={align} align={align}>
          <Numeral size="small">1998</Numeral>
          <Badge tone="line">{align}</Badge>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const DoPutTheFirstThingFirst: Story = { tags: ['!dev'] };
export const DontBeginWithTheWayOut: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Go</Button>
      </>
    ),
  },
};
