import { newsCategories } from '@banyan/api/contract';
import { Chip } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NewsSearch } from './NewsSearch.tsx';

const meta = {
  title: 'Forms/NewsSearch',
  component: NewsSearch,
  args: {
    action: '/news',
    search: '',
    category: '',
    categories: newsCategories,
    onSearch: fn(),
    onCategory: fn(),
  },
} satisfies Meta<typeof NewsSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

const withAChip: Story = {
  args: {
    children: (
      <Chip pressed={false} onPressedChange={fn()}>
        Saved on this device
      </Chip>
    ),
  },
};
export const WithAnotherFilter: Story = {
  ...withAChip,
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved on this device' })).toBeVisible();
  },
};

export const WordsAreToldOnceTypingPauses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search news' }), 'garba');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('garba'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const EnterTellsAtOnceAndOnlyOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pump{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('pump');
  },
};

export const ACategoryIsToldAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Reports');
    await expect(args.onCategory).toHaveBeenCalledWith('Reports');
  },
};

export const WordsFromElsewhereReplaceWhatStandsThere: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Page(args) {
    const [search, setSearch] = useState('');
    return (
      <>
        <NewsSearch {...args} search={search} onSearch={setSearch} />
        <button type="button" onClick={() => setSearch('')}>
          Clear
        </button>
        <output>{search}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'lamps');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('lamps'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};
