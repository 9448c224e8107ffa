import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleRows } from '../samples.ts';
import { NamesDialog } from './NamesDialog.tsx';

const names = Array.from({ length: 5 }, (_, round) =>
  sampleRows.map(({ ref, title }) => ({ ref: `${ref}-${round}`, name: title })),
).flat();

const meta = {
  title: 'Office/Names dialog',
  component: NamesDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, doLabel: 'Approve 11 members', names: names.slice(0, 11), onDo: fn(), onCancel: fn() },
} satisfies Meta<typeof NamesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Approve 11 members?' });
    await expect(screen.getAllByRole('listitem')).toHaveLength(11);
    await userEvent.click(screen.getByRole('button', { name: 'Approve 11 members' }));
    await expect(args.onDo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const MoreThanFitOnTheSmallestPhone: Story = {
  args: { names, doLabel: 'Approve 40' },
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
};
export const Gallery: Story = { tags: ['photo'], play: isThere };
