import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atCheckIn } from '../samples.ts';
import { LastCheckIn } from './LastCheckIn.tsx';

const meta = {
  title: 'Office/Last check-in',
  component: LastCheckIn,
  args: { last: { name: 'Dattatraya Umbar', at: atCheckIn(18, 58) }, onUndo: fn() },
} satisfies Meta<typeof LastCheckIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeTakenBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the check-in of Dattatraya Umbar' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const NobodyYet: Story = { args: { last: undefined } };
export const OnTheSmallestPhone: Story = {
  args: { last: { name: 'Venkatasubramanian Ranganathan Kadamb', at: atCheckIn(18, 58) } },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
