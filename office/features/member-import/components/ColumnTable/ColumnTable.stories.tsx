import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleImport } from '../samples.ts';
import { ColumnTable } from './ColumnTable.tsx';

const meta = {
  title: 'Office/Member import, columns',
  component: ColumnTable,
  args: {
    columns: sampleImport.columns,
    chosen: sampleImport.columns.map(({ guess }) => guess),
    onChoose: fn(),
  },
} satisfies Meta<typeof ColumnTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheyWereGuessed: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByLabelText('Import Surname as')).toHaveValue('last_name');
    await expect(canvas.getByText('s…@example.org, r…@example.org')).toBeVisible();
    await step('two columns never become the same', async () => {
      const spouse = canvas.getByLabelText('Import Spouse as');
      await expect(spouse).not.toHaveTextContent('Last name');
      await userEvent.selectOptions(spouse, 'newsletter');
      await expect(args.onChoose).toHaveBeenCalledWith(6, 'newsletter');
    });
    await step('one is left out', async () => {
      await userEvent.click(canvas.getByLabelText('Include Batch'));
      await expect(args.onChoose).toHaveBeenLastCalledWith(2, null);
    });
    await step('what nobody could guess has to be said', async () => {
      await userEvent.click(canvas.getByLabelText('Include Remarks'));
      await expect(canvas.getByLabelText('Import Remarks as')).toHaveFocus();
    });
  },
};
export const NothingGuessed: Story = {
  args: { chosen: sampleImport.columns.map(() => null) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Include Surname'));
    await expect(args.onChoose).toHaveBeenCalledWith(0, 'last_name');
  },
};
export const OnAPhoneEachIsACard: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const LongAndRightToLeftHeadings: Story = {
  args: {
    columns: [
      { heading: 'Name of the spouse, if any, as it is written in the passport', samples: [], guess: null },
      { heading: 'اسم العائلة', samples: ['بكول', 'أومبار'], guess: 'last_name' },
      { heading: '', samples: ['came 2011; moved'], guess: null },
    ],
    chosen: [null, 'last_name', null],
  },
};
export const FiftyColumns: Story = {
  args: {
    columns: Array.from({ length: 50 }, (_, number) => ({
      heading: `Column ${number + 1}`,
      samples: ['one', 'two', 'three'],
      guess: null,
    })),
    chosen: [],
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
