import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDonors } from '../samples.ts';
import { StatementTable } from './StatementTable.tsx';

const meta = {
  title: 'Office/Statement table',
  component: StatementTable,
  parameters: { docs: { isFramed: true } },
  args: { donors: sampleDonors },
} satisfies Meta<typeof StatementTable>;
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
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const OneRow: Story = { args: { donors: sampleDonors.slice(4, 5) } };
export const FiftyRows: Story = {
  args: {
    donors: Array.from({ length: 50 }, (_, number) =>
      sampleDonors
        .slice(number % 6, (number % 6) + 1)
        .map((donor) => ({ ...donor, name: `${donor.name} ${number}` })),
    ).flat(),
  },
};
export const RightToLeftTextInside: Story = {
  args: { donors: sampleDonors.slice(4, 5).map((donor) => ({ ...donor, name: 'كيران أومبار' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
