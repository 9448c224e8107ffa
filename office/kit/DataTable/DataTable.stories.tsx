import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Column, DataTable } from './DataTable.tsx';

interface Row {
  id: string;
  name: string;
  city: string;
  gifts: number;
  sum: string;
  isNew: boolean;
}

const rows: readonly Row[] = [
  { id: '7k2q', name: 'Sunita Bakul', city: 'Cupertino', gifts: 3, sum: '$1,250.00', isNew: true },
  { id: '8m3r', name: 'Dattatraya Umbar', city: 'Houston', gifts: 1, sum: '$500.00', isNew: false },
  {
    id: '9n4s',
    name: 'Asha Lakshminarasimhan Palash-Krishnamoorthy',
    city: 'Hoffman Estates, Illinois',
    gifts: 12,
    sum: '$100,000.00',
    isNew: false,
  },
];

const columns: readonly Column<Row>[] = [
  { header: 'Name', as: 'name', cell: ({ name }) => name },
  { header: 'Lives in', as: 'meta', cell: ({ city }) => city },
  { header: 'Gifts', as: 'number', cell: ({ gifts }) => gifts },
  {
    header: 'Marks',
    as: 'marks',
    cell: ({ isNew }) => (isNew ? [{ words: 'New today', tone: 'accent' }] : []),
  },
  { header: 'Sum', as: 'total', cell: ({ sum }) => sum },
];

const meta = {
  title: 'Office/Data table',
  component: DataTable<Row>,
  parameters: { docs: { isFramed: true } },
  args: {
    rows,
    keyOf: ({ id }) => id,
    columns,
    summary: ({ city, gifts }) => `${city}, ${gifts} gifts`,
    hrefOf: ({ id }) => `#${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RowsAreLinks: Story = {
  play: async ({ args, canvas }) => {
    const sunita = canvas.getByRole('link', { name: 'Sunita Bakul' });
    await expect(sunita).toHaveAttribute('href', '#7k2q');
    await userEvent.click(sunita);
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows[0]);
    await expect(canvas.getByRole('row', { name: /Sunita Bakul/ })).toHaveTextContent('New today');
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cupertino, 3 gifts')).toBeVisible();
    await expect(canvas.getByText('$1,250.00')).toBeVisible();
  },
};
export const WithAvatarsAndButtons: Story = {
  args: {
    avatarOf: ({ id, name }) => ({ id, name }),
    columns: [
      ...columns.slice(0, 3),
      {
        header: 'Action',
        as: 'action',
        cell: () => (
          <Button variant="line" size="small">
            Change
          </Button>
        ),
      },
    ],
  },
};
export const NothingOpens: Story = {
  args: { hrefOf: undefined, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Hundreds: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, at) =>
      rows.map((row) => ({ ...row, id: `${row.id}-${at}` })),
    ).flat(),
  },
};
export const RightToLeftTextInside: Story = {
  args: { rows: rows.slice(0, 1).map((row) => ({ ...row, name: 'كيران أومبار', city: 'حيدر آباد' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
