import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { PastEventHead } from './PastEventHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/PastEventHead',
  component: PastEventHead,
  parameters: { layout: 'fullscreen' },
  args: {
    back: { label: 'Back to Events', href: '/events' },
    category: 'Cultural',
    title: 'Garba night',
    description:
      'Four hundred people, two dhols and one very forgiving gymnasium floor. The circle reached the walls at a quarter past nine and stayed there until the lights came on.',
    dateLong: 'Sunday, October 18, 2026',
    dateTime: '2026-10-18',
    location: 'Peachtree Street Gymnasium, Atlanta, Georgia',
    maxAttendees: 400,
    organizer: 'Atlanta chapter',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PastEventHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Garba night' })).toBeVisible();
    await expect(canvas.getByText('Max Attendees').parentElement).toHaveTextContent(/^Max Attendees - 400$/);
    await expect(canvas.getByText('Organized by').nextElementSibling).toHaveTextContent('Atlanta chapter');
    await expect(canvas.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
  },
};
export const NobodyCountedAndNobodyIsNamed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxAttendees: undefined, organizer: undefined, category: 'Event' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Max Attendees').parentElement).toHaveTextContent(/^Max Attendees - N\/A$/);
    await expect(canvas.queryByText('Organized by')).toBeNull();
  },
};
export const WithoutADescription: Story = { args: { description: undefined } };
export const LinesOfItsDescription: Story = {
  tags: ['!dev', '!autodocs'],
  args: { description: 'Doors at six.\n\nDinner at seven.\nThe toast at nine.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Doors at six\./)).toHaveStyle({ whiteSpace: 'pre-line' });
  },
};
export const LongWords: Story = {
  args: {
    title: 'Interconnection of electromechanical counterbalances and Donaudampfschifffahrt',
    location: 'A hall with a name that goes on. '.repeat(4),
    organizer: 'The committee for events, dinners and everything that needs a permit',
  },
  globals: { viewport: { value: 'smallest' } },
};
