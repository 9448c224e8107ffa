import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleX, TriangleAlert } from 'lucide';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Icon } from '../Icon/index.ts';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Elements/Badge',
  component: Badge,
  args: { children: 'Full-time' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const ACategory: Story = { args: { tone: 'line', children: 'Career' } };
export const Success: Story = {
  args: { tone: 'success', icon: <Icon icon={Check} size={14} />, children: 'CAPTCHA verified' },
};
export const ALongOneWraps: Story = {
  args: { children: 'Manufacturing Science and Engineering, sandwich course of four and a half years' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Cluster>
      <Badge>Full-time</Badge>
      <Badge tone="accent">Featured</Badge>
      <Badge tone="line">Career</Badge>
      <Badge tone="success" icon={<Icon icon={Check} size={14} />}>
        CAPTCHA verified
      </Badge>
      <Badge tone="warning" icon={<Icon icon={TriangleAlert} size={14} />}>
        Expired
      </Badge>
      <Badge tone="critical" icon={<Icon icon={CircleX} size={14} />}>
        Registration Closed
      </Badge>
    </Cluster>
  ),
};

export const DoNameTheState: Story = {
  tags: ['!dev'],
  args: { tone: 'critical', icon: <Icon icon={CircleX} size={14} />, children: 'Registration closed' },
};
export const DontColorAWord: Story = { tags: ['!dev'], args: { tone: 'critical', children: 'Registration' } };
