import type { Donor } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { sampleDonors } from '../samples.ts';
import { statementColumns, statementSummary } from './statementColumns.ts';

const meta = {
  title: 'Office/Statement table',
  component: DataTable<Donor>,
  parameters: { docs: { isFramed: true } },
  args: {
    rows: sampleDonors,
    keyOf: ({ email, name }) => `${email} ${name}`,
    columns: statementColumns,
    summary: statementSummary,
  },
} satisfies Meta<typeof DataTable<Donor>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Dattatraya/ })).toHaveTextContent('No email: print');
    await expect(canvas.getByRole('row', { name: /^Lakshmi/ })).toHaveTextContent(
      '$100.00 refunded, not counted',
    );
    await expect(canvas.getByRole('row', { name: /^Gauri/ })).toHaveTextContent('Sent');
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 gifts, no email: print')).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
