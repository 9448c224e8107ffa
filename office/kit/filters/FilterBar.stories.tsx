import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Filter, FilterBar } from './FilterBar.tsx';

interface View {
  q?: string | undefined;
  status?: 'shown' | 'waiting' | 'hidden' | undefined;
  chapter?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  least?: number | undefined;
  most?: number | undefined;
  first?: number | undefined;
  last?: number | undefined;
  sort?: 'name' | 'newest' | undefined;
}

const filters: readonly Filter<View>[] = [
  { type: 'search', key: 'q', label: 'Name or reference' },
  {
    type: 'choice',
    key: 'status',
    label: 'Status',
    initial: 'shown',
    options: [
      { value: 'shown', label: 'In the directory' },
      { value: 'waiting', label: 'Waiting' },
    ],
  },
  {
    type: 'choice',
    key: 'chapter',
    label: 'Chapter',
    none: 'All chapters',
    options: [
      { value: 'bay-area', label: 'Bay Area' },
      { value: 'tx-southwest', label: 'TX/Southwest' },
    ],
  },
  { type: 'days', label: 'When', from: 'from', to: 'to' },
  { type: 'dollars', label: 'Amount', from: 'least', to: 'most' },
  { type: 'years', label: 'Years', from: 'first', to: 'last' },
  { type: 'toggle', key: 'status', label: 'Hidden', value: 'hidden' },
  {
    type: 'choice',
    key: 'sort',
    label: 'Order',
    initial: 'name',
    isOrder: true,
    options: [
      { value: 'name', label: 'By name' },
      { value: 'newest', label: 'Newest first' },
    ],
  },
];

const meta = {
  title: 'Office/Filter bar',
  component: FilterBar<View>,
  args: { of: 'members', action: '#', filters, view: {}, onChange: fn() },
} satisfies Meta<typeof FilterBar<View>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNarrowed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('words are asked for once typing pauses, and at once with Enter', async () => {
      await userEvent.type(canvas.getByLabelText('Name or reference'), 'baku');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ q: 'baku' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await userEvent.keyboard('l{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'bakul' });
    });
    await step('chips', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'bay-area');
      await expect(args.onChange).toHaveBeenLastCalledWith({ chapter: 'bay-area' });
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'waiting');
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'waiting' });
      await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'hidden' });
    });
    await step('days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'When' }));
      await userEvent.type(canvas.getByLabelText('From'), '2026-10-01{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: undefined });
    });
    await step('amounts, the wrong way round too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await userEvent.type(canvas.getByLabelText('At least, USD'), 'ten');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(canvas.getByText('Whole dollars.')).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('At least, USD'));
      await userEvent.type(canvas.getByLabelText('At least, USD'), '$200');
      await userEvent.type(canvas.getByLabelText('At most, USD'), '50{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ least: 50, most: 200 });
      await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
    });
    await step('years', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Years' }));
      await userEvent.type(canvas.getByLabelText('From year'), '20x{Enter}');
      await expect(canvas.getByText('Four digits.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Years' })).toHaveFocus();
    });
  },
};
export const Narrowed: Story = {
  args: {
    view: {
      q: 'Bakul',
      status: 'hidden',
      chapter: 'bay-area',
      from: '2026-10-01',
      to: '2026-10-31',
      least: 50,
      first: 1960,
      last: 2011,
      sort: 'newest',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Amount: From $50' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Years: 1960 to 2011' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All years' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.view, first: undefined, last: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.view, status: undefined });
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'name');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.view, sort: undefined });
  },
};
export const NarrowedByALinkToWhatTheMenuDoesNotOffer: Story = {
  args: { view: { chapter: 'mars' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Chapter')).toHaveDisplayValue('mars');
  },
};
export const WithActionsOnThePhone: Story = {
  args: {
    children: (
      <>
        <Button variant="line">Import</Button>
        <Button variant="line">Export</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeftTextOnTheSmallestPhone: Story = {
  args: { view: { q: 'كيران', status: 'waiting' } },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { view: { chapter: 'bay-area', least: 50 } } };
export const GalleryDark: Story = { args: Narrowed.args, globals: { mode: 'dark' } };
