import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { EventNotFound } from './EventNotFound.tsx';

const retry = fn();

const meta = {
  title: 'Sections/Events/EventNotFound',
  component: EventNotFound,
  parameters: { layout: 'fullscreen' },
  args: { message: 'Event not found', back: { label: 'Back to Events', href: '/events' } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof EventNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Event Not Found' });
    await expect(getComputedStyle(title).borderBottomWidth).toBe('2px');
    await expect(parseFloat(getComputedStyle(title).fontSize)).toBeGreaterThan(50);
    await expect(canvas.getByText("The event you're looking for doesn't exist.")).toBeVisible();
    await expect(canvas.getByText('Event not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ItDidNotCome: Story = {
  args: { message: 'Failed to load event data', onRetry: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load event data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = {
  args: { message: 'Failed to load event data', onRetry: retry, busy: true },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const SmallestPhone: Story = {
  args: { message: 'Failed to load event data', onRetry: retry },
  globals: { viewport: { value: 'smallest' } },
};
