import { paperWarning } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatementSheets } from './StatementSheets.tsx';

const gift = { day: '2025-03-04', reference: 'D-77QX-V6B3', cents: 250_00, purpose: 'Student Laptops' };

const sentences = [
  'No goods or services were provided in exchange for these contributions.',
  'Engineering Alumni is a nonprofit under section 501(c)(3) of the Internal Revenue Code.',
];

const meta = {
  title: 'Office/Statement sheets',
  component: StatementSheets,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2025,
    association: {
      name: 'Engineering Alumni',
      ein: '12-3456789',
      address: 'P.O. Box 1855, Evanston, IL 60201',
    },
    sheets: [
      {
        name: 'Dattatraya Umbar',
        email: null,
        cents: 500_00,
        sentences,
        gifts: [gift, { ...gift, day: '2025-11-20', reference: 'D-0031-9FWM' }],
      },
      { name: 'Sunita Bakul', email: 's.bakul@example.org', cents: 250_00, gifts: [gift], sentences },
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
export const SaysWhatIsLeftOut: Story = {
  args: {
    sheets: [
      {
        name: 'Tara Chinch',
        email: null,
        cents: 170_00,
        gifts: [{ ...gift, cents: 170_00 }],
        sentences: [
          'D-77QX-V6B3: of $250.00, $80.00 paid for what the donor received in return (dinner for two). Only the deductible rest, $170.00, is in the total.',
          'D-0032-4PDN is not in the total: Example Gift Fund gave it from a donor-advised fund, and is its donor.',
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('$170.00');
    await expect(canvas.getByText(/Only the deductible rest, \$170\.00/)).toBeVisible();
    await expect(canvas.getByText(/is not in the total/)).toBeVisible();
  },
};
export const NobodyIsLeftToPrint: Story = {
  args: { sheets: [], printed: 'unmailed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ADemonstration: Story = {
  args: {
    warning: paperWarning('12-3456789', true),
    sheets: [{ name: 'Sunita Bakul', email: null, cents: 250_00, gifts: [gift], sentences: [] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^This was a demonstration/)).toHaveLength(2);
    await expect(canvas.queryByText(/^No goods or services/)).toBeNull();
  },
};
export const SomebodyUnnamed: Story = {
  args: { sheets: [{ name: '', email: null, cents: 51_00, gifts: [{ ...gift, cents: 51_00 }], sentences }] },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
