import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMember } from '../samples.ts';
import { ConsentTable } from './ConsentTable.tsx';

const meta = {
  title: 'Office/Consent table',
  component: ConsentTable,
  args: { consents: sampleMember.consents, firstName: 'Sunita', onWithdraw: fn() },
} satisfies Meta<typeof ConsentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYesCanBeWithdrawn: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw State' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(sampleMember.consents[0]);
    await expect(canvas.getByRole('row', { name: /^Email on jobs/ })).toHaveTextContent('Never asked');
    // The warning comes before the button, because only the member can give consent again.
    await expect(canvas.getByText(/it can’t be undone\./)).toBeVisible();
  },
};
export const OnlyToBeRead: Story = {
  args: { onWithdraw: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const BeingWithdrawn: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = {
  args: { firstName: 'Venkatasubramanian' },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = { args: { firstName: 'كيران' } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
