import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { NumberedStep, NumberedSteps, numberedStepsDirections } from './NumberedSteps.tsx';

const meta = {
  title: 'Elements/NumberedSteps',
  component: NumberedSteps,
  args: {
    children: (
      <>
        <NumberedStep heading="You register">Three short steps.</NumberedStep>
        <NumberedStep heading="We read it">A volunteer checks your year and program.</NumberedStep>
        <NumberedStep heading="You are in">Directory and newsletter.</NumberedStep>
      </>
    ),
  },
  argTypes: { direction: { control: 'select', options: numberedStepsDirections } },
} satisfies Meta<typeof NumberedSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={48}>
      <NumberedSteps {...args} direction="across" />
      <NumberedSteps {...args} direction="down" />
    </Stack>
  ),
};
