import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SiteSearch } from './SiteSearch.tsx';

const meta = {
  title: 'Forms/SiteSearch',
  component: SiteSearch,
  args: { action: '/search', search: '', onTyping: fn(), onSearch: fn() },
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

export const EveryLetterIsToldAndThePauseCounts: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the whole site' }), 'pump');
    await expect(args.onTyping).toHaveBeenLastCalledWith('pump');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('pump'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const EscapeEmptiesIt: Story = {
  tags: ['!dev', '!autodocs'],
  args: { search: 'canteen', kind: 'news' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onTyping).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenCalledWith('');
    // Without JavaScript the form keeps the searched kind of content.
    await expect(canvasElement.querySelector('input[name="kind"]')).toHaveValue('news');
  },
};
