import type { MemberRow } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { sampleNow, sampleRows } from '../samples.ts';
import { factsLine } from '../words.ts';
import { memberColumns } from './memberColumns.ts';

const meta = {
  title: 'Office/Member table',
  component: DataTable<MemberRow>,
  args: {
    rows: sampleRows,
    hrefOf: ({ id }) => `#${id}`,
    onOpen: fn(),
    keyOf: ({ id }) => id,
    columns: memberColumns(sampleNow),
    summary: factsLine,
    avatarOf: ({ id, name }) => ({ id, name }),
  },
} satisfies Meta<typeof DataTable<MemberRow>>;
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
    // Marks that prevent an email come before other marks.
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
export const Gallery: Story = { tags: ['photo'] };
