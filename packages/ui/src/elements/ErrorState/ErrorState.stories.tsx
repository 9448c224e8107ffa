import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Elements/ErrorState',
  component: ErrorState,
  args: { heading: 'Unable to Load Jobs', children: 'Error connecting to server', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  parameters: { announces: [{ role: 'button', name: 'Try Again' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to Load Jobs');
    const retry = canvas.getByRole('button', { name: 'Try Again' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(retry).toHaveFocus();
  },
};
export const BusyLetsNoSecondTryThrough: Story = {
  tags: ['!dev', '!autodocs'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const AnotherWayInsteadOfARetry: Story = {
  args: {
    heading: 'Event Not Found',
    children: 'The event you’re looking for doesn’t exist.',
    onRetry: undefined,
    action: <ButtonLink href="/events">Back to Events</ButtonLink>,
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Grid columns={{ base: 1, medium: 2 }} align="start">
      <ErrorState {...args} />
      <ErrorState {...args} busy retryLabel="Retry" heading="Unable to load the featured event" />
    </Grid>
  ),
};

export const DoOfferAWayOn: Story = {
  tags: ['!dev'],
  args: { action: <ButtonLink href="/events">See events</ButtonLink> },
};
export const DontEndHere: Story = { tags: ['!dev'], args: { onRetry: undefined } };
