import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { RegistrationClosed } from './RegistrationClosed.tsx';

const meta = {
  title: 'Content/Events/RegistrationClosed',
  component: RegistrationClosed,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Registration Closed',
    others: { label: 'See other events', href: '/events' },
    action: <MoreLink href="/contact">Write to the secretary</MoreLink>,
    children:
      'The list went to the kitchen on Saturday, December 5. If a chair comes free, the secretary will know before anyone.',
  },
  decorators: [
    (Story) => (
      <Container>
        <h1>The Long Table</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof RegistrationClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Registration Closed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/events');
  },
};
export const TheEventIsOver: Story = {
  args: {
    heading: 'Event Has Ended',
    children: 'It took place on Saturday, December 12, 2026.',
    action: undefined,
  },
};
export const ClosedWhileSomebodyWasReading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration Closed');
  },
};
