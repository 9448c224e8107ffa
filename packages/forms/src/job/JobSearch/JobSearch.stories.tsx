import { jobTypes } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const WordsAndAPlaceAreToldTogetherOnceTypingPauses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'pump');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), 'Plano');
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith({
        filters: { search: 'pump', location: 'Plano', jobType: '', remote: '' },
        typed: true,
      }),
    );
  },
};

export const EnterTellsAtOnceAndOnlyOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pump{Enter}');
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
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

export const FiltersFromElsewhereReplaceWhatStandsThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { filters: { search: 'lamps', location: 'Gary', jobType: 'Part-time' } },
  render: function Page(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <>
        <JobSearch {...args} filters={filters} onFilter={(change) => setFilters(change.filters)} />
        <button type="button" onClick={() => setFilters(none)}>
          Clear
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'All types' })).toBeChecked();
  },
};
