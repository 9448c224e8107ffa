import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Numeral, numeralElements, numeralSizes } from './Numeral.tsx';

const meta = {
  title: 'Elements/Numeral',
  component: Numeral,
  args: { children: '5,000+' },
  argTypes: {
    size: { control: 'select', options: numeralSizes },
    element: { control: 'select', options: numeralElements },
  },
} satisfies Meta<typeof Numeral>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYearBesideAName: Story = { args: { size: 'small', children: '1998' } };
export const ALargeSumOnTheSmallestPhone: Story = {
  args: { children: '$12,500' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Cluster space={48} align="baseline">
      <Numeral>5,000+</Numeral>
      <Numeral size="medium">1987</Numeral>
      <Numeral size="small">$100</Numeral>
    </Cluster>
  ),
};
