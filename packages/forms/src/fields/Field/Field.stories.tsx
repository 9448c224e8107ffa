import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'Fields/Field',
  component: Field,
  args: {
    label: 'Batch color',
    hint: 'As it was on your first identity card.',
    children: (wiring) => <input {...wiring} type="color" name="color" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAControlOfYourOwn: Story = {
  args: { error: 'There was no such color.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Batch color');
    await expect(control).toHaveAccessibleDescription(
      'As it was on your first identity card. There was no such color.',
    );
    await expect(control).toBeInvalid();
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={24}>
      <Field {...args} />
      <Field {...args} optional />
      <Field {...args} error="There was no such color." />
      <FieldError>A sentence on its own, with the same mark.</FieldError>
    </Stack>
  ),
};

const distance = {
  label: 'How far would you travel?',
  children: (wiring) => <input {...wiring} type="range" name="distance" min="0" max="300" step="10" />,
} satisfies Story['args'];
export const DoHintHowToAnswer: Story = {
  parameters: {
    announces: [{ role: 'slider', name: 'How far would you travel?', description: 'In miles, one way.' }],
  },
  tags: ['!dev'],
  args: { ...distance, hint: 'In miles, one way.' },
};
export const DontRepeatTheLabel: Story = {
  tags: ['!dev'],
  args: { ...distance, hint: 'Choose how far you would travel.' },
};
