import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { chosenOf, GrantsField } from './GrantsField.tsx';

const meta = {
  title: 'Office/Grants field',
  component: GrantsField,
  args: {
    id: 'grants',
    grants: [{ key: 0, role: undefined, chapter: null }],
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [grants, setGrants] = useState(args.grants);
    return (
      <GrantsField
        {...args}
        grants={grants}
        onChange={(next) => {
          args.onChange(next);
          setGrants(next);
        }}
      />
    );
  },
} satisfies Meta<typeof GrantsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a chapter is asked for where a role can have one', async () => {
      await expect(canvas.queryByLabelText('For')).toBeNull();
      await userEvent.selectOptions(canvas.getByLabelText('Role'), 'organiser');
      await userEvent.selectOptions(canvas.getByLabelText('For'), 'bay-area');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { key: 0, role: 'organiser', chapter: 'bay-area' },
      ]);
    });
    await step('and forgotten with a role that has none', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Role'), 'admin');
      await expect(canvas.queryByLabelText('For')).toBeNull();
      await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 0, role: 'admin', chapter: null }]);
    });
  },
};
export const Several: Story = {
  args: {
    grants: chosenOf([
      { role: 'organiser', chapter: 'bay-area' },
      { role: 'treasurer', chapter: null },
    ]),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 1, role: 'treasurer', chapter: null }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add another role' }));
    await expect(canvas.getByLabelText('Role 2')).toBeVisible();
  },
};
export const Wrong: Story = { args: { error: 'Choose a role.' } };
export const OnTheSmallestPhone: Story = {
  args: { grants: chosenOf([{ role: 'reviewer', chapter: 'pacific-northwest' }]) },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  args: {
    grants: chosenOf([
      { role: 'organiser', chapter: 'bay-area' },
      { role: 'treasurer', chapter: null },
    ]),
  },
};
