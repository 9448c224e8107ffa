import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow, sampleRows } from '../samples.ts';
import { MemberTable } from './MemberTable.tsx';

const meta = {
  title: 'Office/Member table',
  component: MemberTable,
  args: {
    rows: sampleRows,
    hrefOf: ({ id }) => `#${id}`,
    onOpen: fn((_row, event) => event.preventDefault()),
    now: sampleNow,
  },
} satisfies Meta<typeof MemberTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a row is a link, and says what decides', async () => {
      const sunita = canvas.getByRole('link', { name: /^Sunita Bakul/ });
      await expect(sunita).toHaveAttribute('href', '#7k2q');
      await userEvent.click(sunita);
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(canvas.getByText('New today')).toBeVisible();
    });
    await step('whoever came by a roll is not pointed at', async () => {
      const row = canvas.getByRole('row', { name: /^Meenakshi/ });
      await expect(row).not.toHaveTextContent('No newsletter');
    });
  },
};
export const Unreachable: Story = {
  args: {
    rows: sampleRows.slice(0, 2).map((one) => ({ ...one, marks: ['mentor', 'correction', 'unreachable'] })),
  },
  play: async ({ canvas }) => {
    // What keeps a letter from somebody stands before what is merely so.
    const [first] = canvas.getAllByText('Unreachable');
    await expect(first).toBeVisible();
    await expect(canvas.queryByText('Mentor')).toBeNull();
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1979 Civil Engineering, Cupertino, California')).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const OneRow: Story = { args: { rows: sampleRows.slice(0, 1) } };
export const FiftyRows: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, number) => {
      const one = sampleRows[number % sampleRows.length];
      return one ? [{ ...one, id: `${one.id}-${number}` }] : [];
    }).flat(),
  },
};
export const RightToLeftTextInside: Story = {
  args: { rows: sampleRows.slice(1, 2).map((one) => ({ ...one, name: 'كيران أومبار', city: 'حيدر آباد' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
