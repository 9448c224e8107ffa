import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Office/Amount field',
  component: AmountField,
  args: { label: 'Amount, USD', name: 'amount', defaultValue: '250.00' },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAHint: Story = { args: { hint: 'At most $250.00. Full amount by default.' } };
export const Wrong: Story = {
  args: { defaultValue: 'ten', error: 'Enter an amount in dollars and cents, such as 25.00.' },
};
export const Gallery: Story = { tags: ['photo'], args: WithAHint.args };
