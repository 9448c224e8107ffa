import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PersonField } from '../../fields/PersonField/index.ts';
import { FormBody } from '../FormFoot/index.ts';
import { HoneypotField } from './HoneypotField.tsx';

const meta = {
  title: 'Forms/HoneypotField',
  component: HoneypotField,
  render: () => (
    <FormBody aria-label="Sample">
      <PersonField asks="firstName" name="firstName" />
      <HoneypotField />
      <PersonField asks="lastName" name="lastName" />
    </FormBody>
  ),
} satisfies Meta<typeof HoneypotField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

export const NobodyMeetsIt: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('neither with the keyboard nor by listening', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
      await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    });
    await step('but a program finds a field to fill', async () => {
      const form = canvas.getByRole<HTMLFormElement>('form');
      await expect(new FormData(form).get('homepage')).toBe('');
    });
  },
};
