import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { BookmarkButton } from './BookmarkButton.tsx';

const forget = () => localStorage.clear();

const meta = {
  title: 'Content/Beside a thing/BookmarkButton',
  component: BookmarkButton,
  args: { bookmarkId: 'news/canteen' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof BookmarkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed = (on: boolean) => ['aria-pressed', String(on)] as const;

export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <>
      <BookmarkButton {...args} />
      <BookmarkButton {...args} bookmarkId="news/kept" />
    </>
  ),
  beforeEach: () => localStorage.setItem('banyan-bookmark:news/kept', '1'),
  play: async ({ canvas }) => {
    const [loose, kept] = canvas.getAllByRole('button', { name: 'Bookmark on this device' });
    await expect(loose).toHaveAttribute(...pressed(false));
    await expect(kept).toHaveAttribute(...pressed(true));
  },
};

export const KeptAndForgotten: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark on this device' });
    await step('a press keeps it on this device', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute(...pressed(true));
      await expect(localStorage.getItem('banyan-bookmark:news/canteen')).toBe('1');
    });
    await step('another forgets it', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute(...pressed(false));
      await expect(localStorage.getItem('banyan-bookmark:news/canteen')).toBeNull();
    });
  },
};

export const ABrowserThatKeepsNothingSaysSo: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: () => {
    const refusal = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => refusal.mockRestore();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark on this device' });
    await userEvent.click(button);
    await expect(canvas.getByText('This browser keeps no bookmarks for this site.')).toBeVisible();
    await expect(button).toHaveAttribute(...pressed(false));
  },
};
