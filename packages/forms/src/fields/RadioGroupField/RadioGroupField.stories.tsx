import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroupField } from './RadioGroupField.tsx';

const meta = {
  title: 'Fields/RadioGroupField',
  component: RadioGroupField,
  args: {
    label: 'Would you mentor a younger graduate?',
    name: 'mentorshipInterest',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    value: 'no',
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroupField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    );
  },
} satisfies Meta<typeof RadioGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoUntilSomebodySaysYes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /mentor/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
  },
};
export const Invalid: Story = {
  args: { value: '', error: 'Choose yes or no.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose yes or no.');
  },
};
export const Gallery: Story = { tags: ['photo'] };
