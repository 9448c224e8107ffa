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
