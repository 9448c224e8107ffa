import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField, textFieldTypes } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'First name', name: 'firstName', autoComplete: 'given-name' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Meera');
    await expect(field).toHaveValue('Meera');
    await expect(field).toHaveAttribute('name', 'firstName');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
};
export const OptionalWithHint: Story = {
  parameters: {
    announces: [{ role: 'textbox', name: 'Phone Optional', description: 'Include the country code.' }],
  },
  args: { label: 'Phone', name: 'phone', type: 'tel', optional: true, hint: 'Include the country code.' },
};
export const Invalid: Story = {
  parameters: {
    announces: [
      { role: 'textbox', name: 'Graduation year', description: 'Year must be between 1950 and 2026.' },
    ],
  },
  args: {
    label: 'Graduation year',
    name: 'Year',
    type: 'year',
    defaultValue: '1948',
    error: 'Year must be between 1950 and 2026.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Graduation year' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Year must be between 1950 and 2026.');
    await expect(getComputedStyle(field).borderTopWidth).toBe('2px');
  },
};
export const VeryLongWords: Story = {
  args: {
    label: 'The name as it is printed on the certificate, the passport and the letter of the registrar',
    hint: 'Chandrashekhar-Venkatanarasimha-Umbarkar-Palashwadikar-and-everything-after-it',
    error: 'Chandrashekhar-Venkatanarasimha-Umbarkar-Palashwadikar-does-not-fit-on-one-line.',
    optional: true,
  },
  globals: { viewport: { value: 'smallest' } },
};
const states = (
  <Stack space={24}>
    <TextField label="Empty" name="a" placeholder="Where you work now" />
    <TextField label="Filled" name="b" defaultValue="Northspan Systems" />
    <TextField label="Optional" name="c" optional hint="Include the country code." type="tel" />
    <TextField label="Invalid" name="d" defaultValue="meera" error="Enter a valid email address." />
    <TextField label="While it is being sent" name="e" readOnly defaultValue="Meera" />
  </Stack>
);
export const Gallery: Story = { tags: ['photo'], render: () => states };

export const DoHintAboveTheBox: Story = {
  tags: ['!dev'],
  args: { label: 'Phone', name: 'phone', type: 'tel', hint: 'Include the country code.' },
};
export const DontHintInsideIt: Story = {
  tags: ['!dev'],
  args: { label: 'Phone', name: 'phone', type: 'tel', placeholder: 'Include the country code' },
};
