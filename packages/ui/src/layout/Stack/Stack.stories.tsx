import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../elements/Badge/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Grid } from '../Grid/index.ts';
import { spaces } from '../space.ts';
import { Stack, stackAligns, stackElements } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  argTypes: {
    space: { control: 'select', options: spaces },
    align: { control: 'select', options: stackAligns },
    element: { control: 'select', options: stackElements },
  },
  args: {
    children: (
      <>
        <Text>Metallurgy</Text>
        <Text>Civil Engineering</Text>
        <Text>Instrumentation and Control</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const ALongWordDoesNotWidenIt: Story = {
  args: { children: <Text>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text> },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Grid columns={{ base: 2, medium: 4 }} space={32} align="start">
      {spaces.map((space) => (
        <Stack key={space} space={space} align="start">
          <Badge tone="line">{space}</Badge>
          <Badge>one</Badge>
          <Badge>two</Badge>
        </Stack>
      ))}
      {stackAligns.map((align) => (
        <Stack key={align} align={align} space={8}>
          <Badge tone="line">{align}</Badge>
          <Badge>a longer one</Badge>
        </Stack>
      ))}
    </Grid>
  ),
};

export const DoNestForTwoDistances: Story = {
  tags: ['!dev'],
  args: {
    space: 24,
    children: (
      <>
        <Stack space={4}>
          <Text>Metallurgy</Text>
          <Text tone="quiet">42 members</Text>
        </Stack>
        <Stack space={4}>
          <Text>Civil Engineering</Text>
          <Text tone="quiet">61 members</Text>
        </Stack>
      </>
    ),
  },
};
export const DontSpreadEvenly: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <Text>Metallurgy</Text>
        <Text tone="quiet">42 members</Text>
        <Text>Civil Engineering</Text>
        <Text tone="quiet">61 members</Text>
      </>
    ),
  },
};
