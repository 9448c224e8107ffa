import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePeople } from '../samples.ts';
import { NameSheets } from './NameSheets.tsx';

const meta = {
  title: 'Office/Name sheets',
  component: NameSheets,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Garba night, Evanston',
    when: 'Saturday, October 16, 6:00 PM in Chicago',
    sheet: 'list',
    names: samplePeople,
    hrefOf: (sheet) => `#${sheet}`,
    backHref: '#people',
    onPrint: fn(),
  },
} satisfies Meta<typeof NameSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AListToTick: Story = {
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Bakul, Sunita',
      'Chafa, Raghavendra',
      'Palash-Deshmukh, Anasuya',
      'Ranganathan Kadamb, Venkatasubramanian',
      'Umbar, Dattatraya',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
const many = Array.from({ length: 4 }, () => samplePeople).flat();
export const NameTagsOnA4: Story = {
  args: { sheet: 'tags-a4', names: many },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('list', { name: /^Sheet/ });
    await expect(pages.map(({ children }) => children.length)).toEqual([8, 8, 4]);
  },
};
export const NameTagsOnLetter: Story = { args: { sheet: 'tags-letter', names: many } };
export const Nobody: Story = { args: { names: [] } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
