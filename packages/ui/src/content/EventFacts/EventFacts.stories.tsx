import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventFacts } from './EventFacts.tsx';

const meta = {
  title: 'Content/Events/EventFacts',
  component: EventFacts,
  args: {
    dateLong: 'Saturday, December 12, 2026, 6:30 PM PST',
    dateTime: '2026-12-12T18:30:00-08:00',
    location: 'Saltmarsh Hall, Fremont, California',
  },
} satisfies Meta<typeof EventFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithADeadline: Story = { args: { deadline: 'Register by Saturday, December 5' } };
export const Gallery: Story = {
  tags: ['photo'],
  args: { yourTime: '9:30 PM EST, your time', deadline: 'Register by Saturday, December 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saturday, December 12/)).toHaveAttribute(
      'datetime',
      '2026-12-12T18:30:00-08:00',
    );
    await expect(canvas.getByText('9:30 PM EST, your time')).toBeVisible();
  },
};
export const OnAMap: Story = {
  args: { mapHref: 'https://www.openstreetmap.org/search?query=Saltmarsh%20Hall' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Saltmarsh Hall, Fremont, California on a map (opens another site)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LongWords: Story = {
  args: {
    location: 'The large hall behind the Palash Pavilion, third door, 1200 Boulevard of the Grandmothers',
  },
  globals: { viewport: { value: 'smallest' } },
};
