import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../elements/Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Ground } from './Ground.tsx';

const meta = { title: 'Layout/Ground', component: Ground } satisfies Meta<typeof Ground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ATitleStandsOnIt: Story = {
  render: (args) => (
    <Stack space={24}>
      <Heading level={1}>Events</Heading>
      <Ground {...args} />
    </Stack>
  ),
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={48}>
      <Ground />
      <Section tone="inverse">
        <Ground />
      </Section>
      <Section tone="accent">
        <Ground />
      </Section>
    </Stack>
  ),
};
