import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EventFilter } from './EventFilter.tsx';

const meta = {
  title: 'Forms/EventFilter',
  component: EventFilter,
  args: {
    action: '/events',
    filters: { chapter: '', month: '' },
    chapters: [
      { value: 'atlanta', label: 'Atlanta' },
      { value: 'bay-area', label: 'Bay Area' },
    ],
    months: [
      { value: '2027-01', label: 'January 2027' },
      { value: '2026-12', label: 'December 2026' },
    ],
    views: [
      { value: 'list', label: 'List', href: '/events' },
      { value: 'month', label: 'Month', href: '/events/month' },
    ],
    view: 'list',
    onFilter: fn(),
  },
} satisfies Meta<typeof EventFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  args: { filters: { chapter: 'bay-area', month: '' } },
  play: async ({ args, canvas }) => {
    const chapter = canvas.getByRole('combobox', { name: 'Chapter' });
    await expect(chapter).toHaveValue('bay-area');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'December 2026');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ chapter: 'bay-area', month: '2026-12' });
    await expect(canvas.getByRole('link', { name: 'List', current: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Month' })).toHaveAttribute('href', '/events/month');
  },
};

export const OnAPhoneTheMonthFits: Story = {
  args: { filters: { chapter: '', month: '2026-12' } },
  globals: { viewport: { value: 'phone' } },
};
export const AHostThatKnowsOfNoChapters: Story = {
  tags: ['!dev', '!autodocs'],
  args: { chapters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Chapter' })).toBeNull();
  },
};
