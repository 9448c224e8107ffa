import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleX, TriangleAlert } from 'lucide-react';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Badge, badgeTones } from './Badge.tsx';

const small = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

const meta = {
  title: 'Elements/Badge',
  component: Badge,
  args: { children: 'Full-time' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Featured' } };
export const ACategory: Story = { args: { tone: 'line', children: 'Career' } };
export const Success: Story = {
  args: { tone: 'success', icon: <Check {...small} />, children: 'CAPTCHA verified' },
};
export const Warning: Story = {
  args: { tone: 'warning', icon: <TriangleAlert {...small} />, children: 'Expired' },
};
export const Critical: Story = {
  args: { tone: 'critical', icon: <CircleX {...small} />, children: 'Registration Closed' },
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
      <Badge tone="success" icon={<Check {...small} />}>
        CAPTCHA verified
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...small} />}>
        Expired
      </Badge>
      <Badge tone="critical" icon={<CircleX {...small} />}>
        Registration Closed
      </Badge>
    </Cluster>
  ),
};
