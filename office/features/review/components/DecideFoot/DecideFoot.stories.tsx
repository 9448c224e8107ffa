import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DecideFoot } from './DecideFoot.tsx';
import { EmailButton } from './EmailButton.tsx';
import { TakeBackFoot } from './TakeBackFoot.tsx';

const meta = {
  title: 'Office/Decide foot',
  component: DecideFoot,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'member', onDecide: fn(), onAsk: fn(), onEmail: fn() },
} satisfies Meta<typeof DecideFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, 'approve');
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, 'reject');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'See the email' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
export const TheEmailIsShown: Story = { args: { isEmailShown: true } };
export const OfAMessage: Story = {
  args: { kind: 'message', onAsk: undefined, onEmail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Mark as done a',
      'Archive r',
    ]);
  },
};
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <Text id="why">You’re offline.</Text>
      <DecideFoot {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAccessibleDescription('You’re offline.');
    await userEvent.click(approve);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
export const OnAPhoneForAThumb: Story = {
  args: { onEmail: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => {
      const { width, height } = button.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(48);
      return width;
    });
    await expect(widths).toEqual([...widths].sort((a, b) => b - a));
  },
};
export const OnTheSmallestPhone: Story = {
  args: { kind: 'correction' },
  globals: { viewport: { value: 'smallest' } },
};
const takeBack = fn();
export const TheEmailApartFromTheFoot: Story = {
  render: () => <EmailButton isShown onClick={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide the email' })).toBeVisible();
  },
};
export const OfWhatWasDecided: Story = {
  render: () => <TakeBackFoot onTakeBack={takeBack} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the decision' }));
    await expect(takeBack).toHaveBeenCalled();
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
