import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'Six characters', name: 'code' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  args: { defaultValue: '7K2Q' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Six characters' });
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.clear(box);
    await userEvent.type(box, '7K2 Q4F');
    await expect(box).toHaveValue('7K2 Q4F');
  },
};
export const Invalid: Story = {
  args: { error: 'This is not the code of the last letter.', defaultValue: 'AAAAAA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/not the code/);
  },
};
export const WithAHint: Story = { args: { hint: 'It stands in the letter, below the link.' } };
