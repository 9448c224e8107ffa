import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldRow } from '../FieldRow/index.ts';
import { TextField } from '../TextField/index.ts';
import { FieldSet, fieldSetSpaces } from './FieldSet.tsx';

const meta = {
  title: 'Fields/FieldSet',
  component: FieldSet,
  args: {
    legend: 'Address',
    optional: true,
    hint: 'Only your state is used, to find your chapter.',
    children: (
      <>
        <TextField label="Street" name="street" />
        <FieldRow ratio="3/1/1">
          <TextField label="City" name="city" />
          <TextField label="State" name="state" />
          <TextField label="ZIP" name="zip" />
        </FieldRow>
      </>
    ),
  },
  argTypes: { space: { control: 'select', options: fieldSetSpaces } },
} satisfies Meta<typeof FieldSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: {
    announces: [
      {
        role: 'group',
        name: 'Address Optional',
        description: 'Only your state is used, to find your chapter.',
      },
    ],
  },
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Only your state/);
  },
};
export const Invalid: Story = { args: { error: 'Say where, or leave all of it out.' } };

export const DoKeepTheLegendShort: Story = { tags: ['!dev'] };
export const DontAskInTheLegend: Story = {
  tags: ['!dev'],
  args: { legend: 'Tell us your full postal address, if you like' },
};
