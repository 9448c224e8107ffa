import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Directory pages',
    page: 7,
    pages: 154,
    hrefFor: (page: number) => `?page=${page}`,
    onGoTo: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent)
    .join(' ')
    .trim();

export const MoreThanFiveAreCollapsed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 8' })).toHaveAttribute('href', '?page=8');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=8');
  },
};

export const UpToFiveAreAllThereWithoutTheDialog: Story = {
  tags: ['!dev', '!autodocs'],
  args: { page: 2, pages: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(row(canvasElement)).toBe('1 2 3 4 5');
    await expect(canvas.queryByRole('button', { name: 'Go to page' })).toBeNull();
  },
};

export const OnTheFirstPageThereIsNoPrevious: Story = {
  tags: ['!dev', '!autodocs'],
  args: { page: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(row(canvasElement)).toBe('1 2 3 … 154');
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const OnTheLastPageThereIsNoNext: Story = {
  tags: ['!dev', '!autodocs'],
  args: { page: 154 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const GoToPageWithTheKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Go to page' });
    await step('it opens with its field focused', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page number' })).toHaveFocus());
    });
    await step('a page that does not exist is answered there', async () => {
      await userEvent.keyboard('0{Enter}');
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'Please enter a valid page number between 1 and 154.',
      );
    });
    await step('one that exists closes it', async () => {
      await userEvent.keyboard('{Backspace}12{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onGoTo).toHaveBeenCalledWith(12);
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const OnePageNeedsNone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { pages: 1, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnTheSmallestPhoneTheyFitOneRow: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().top;
    await expect(top('Next page')).toBe(top('Previous page'));
    await expect(canvas.queryByRole('link', { name: 'Page 6' })).toBeNull();
  },
};
export const OnAPhoneGoToPageIsCentered: Story = {
  args: { page: 7, pages: 16 },
  globals: { viewport: { value: 'phone' } },
};
export const Gallery: Story = { tags: ['photo'] };
