import { jobTypes } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type JobFilters, JobSearch } from './JobSearch.tsx';

const none: JobFilters = { search: '', location: '', jobType: '' };

const meta = {
  title: 'Forms/JobSearch',
  component: JobSearch,
  args: { action: '/job-board', filters: none, jobTypes, onFilter: fn() },
} satisfies Meta<typeof JobSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const Narrowed: Story = {
  args: { filters: { search: 'pump', location: 'Texas', jobType: 'Full-time' } },
};

export const ATypeIsToldAtOnceWithWhatWasTyped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pump');
    await userEvent.click(canvas.getByRole('radio', { name: 'Contract' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      filters: { search: 'pump', location: '', jobType: 'Contract', remote: '' },
      typed: false,
    });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Internship' })).toBeChecked();
  },
};
