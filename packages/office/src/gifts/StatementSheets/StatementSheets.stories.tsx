import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatementSheets } from './StatementSheets.tsx';

const gift = { day: '2025-03-04', reference: 'D-77QX-V6B3', cents: 250_00 };

const meta = {
  title: 'Office/Statement sheets',
  component: StatementSheets,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2025,
    association: {
      name: 'Engineering Alumni',
      ein: '00-0000000',
      standing: 'Engineering Alumni is a nonprofit under section 501(c)(3) of the Internal Revenue Code.',
    },
    note: 'No goods or services were provided in exchange for these contributions.',
    sheets: [
      {
        name: 'Dattatraya Umbar',
        email: null,
        cents: 500_00,
        gifts: [gift, { ...gift, day: '2025-11-20', reference: 'D-0031-9FWM' }],
      },
      { name: 'Sunita Bakul', email: 's.bakul@example.org', cents: 250_00, gifts: [gift] },
    ],
    printed: 'all',
    hrefOf: (printed) => `#${printed}`,
    backHref: '#statements',
    onPrint: fn(),
  },
} satisfies Meta<typeof StatementSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ASheetForEach: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(
      canvas.getByRole('heading', { name: 'Contributions of Dattatraya Umbar in 2025' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print 2 sheets' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const NobodyIsLeftToPrint: Story = {
  args: { sheets: [], printed: 'unmailed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ADemonstration: Story = {
  args: { isDemo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^This is a demonstration/)).toHaveLength(3);
    await expect(canvas.queryByText(/^No goods or services/)).toBeNull();
  },
};
export const SomebodyUnnamed: Story = {
  args: { sheets: [{ name: '', email: null, cents: 51_00, gifts: [{ ...gift, cents: 51_00 }] }] },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
