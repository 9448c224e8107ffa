import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PeopleTools } from './PeopleTools.tsx';

const meta = {
  title: 'Office/People tools',
  component: PeopleTools,
  args: {
    q: '',
    onSearch: fn(),
    list: 'coming',
    counts: { coming: 212, waiting: 14, released: 9 },
    hrefOf: (list) => `#${list}`,
    seats: 240,
    taken: 212,
    onAdd: fn(),
    printHref: '#print',
    onExport: fn(),
  },
} satisfies Meta<typeof PeopleTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhoComes: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Going 212' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('meter', { name: 'Seats taken' })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), ' bakul {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('bakul');
    await userEvent.click(canvas.getByRole('button', { name: 'Add guest' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const SomebodyIsLookedFor: Story = {
  args: { q: 'bakul', counts: { coming: 1, waiting: 0, released: 0 } },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
export const AsManyAsCome: Story = { args: { seats: null } };
export const PeopleArrive: Story = {
  args: { arrivals: { arrived: 148, shown: 'no', hrefOf: (arrived) => `#${arrived}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Not checked in 64' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Going 212' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('meter', { name: 'Checked in' })).toBeInTheDocument();
  },
};
export const NobodyCanBeAdded: Story = { args: { onAdd: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
