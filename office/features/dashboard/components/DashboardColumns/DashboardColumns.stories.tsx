import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { DashboardColumns } from './DashboardColumns.tsx';

const meta = {
  title: 'Office/Dashboard columns',
  component: DashboardColumns,
  args: {
    children: <Panel heading="Waiting for you">12 membership requests</Panel>,
    aside: <Panel heading="Upcoming events">Garba night</Panel>,
  },
} satisfies Meta<typeof DashboardColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? 0);

export const Two: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(left(second ?? null)).toBeGreaterThan(left(first ?? null));
  },
};
export const NothingHasToBeDone: Story = { args: { children: false } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(left(second ?? null)).toBe(left(first ?? null));
  },
};
export const Gallery: Story = { tags: ['photo'] };
