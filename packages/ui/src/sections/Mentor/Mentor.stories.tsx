import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Mentor } from './Mentor.tsx';

const meta = {
  title: 'Sections/People/Mentor',
  component: Mentor,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Mentorship',
    headingId: 'mentorship',
    lede: 'A new arch cannot hold itself up. It stands on a timber frame until the last stone is in; then the frame goes to the next arch.',
    text: 'Write to us with your field, your city and one sentence about what you are stuck on.',
    action: { label: 'Email the mentors', href: 'mailto:mentors@example.org' },
    image: {
      src: '/art/way-mentor.svg',
      alt: 'An arch on its timber centering; the keystone is about to be lowered',
    },
  },
} satisfies Meta<typeof Mentor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mentorship' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email the mentors' })).toHaveAttribute(
      'href',
      'mailto:mentors@example.org',
    );
  },
};
export const ADrawingThatFailsLeavesItsFrame: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: { src: '/art/does-not-exist.svg', alt: 'An arch' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="missing"]')).toBeVisible());
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Mentorship in the interconnection department',
    lede: 'A new arch cannot hold itself up. '.repeat(10),
    action: { label: 'Email the mentors of the interconnection department', href: 'mailto:a@example.org' },
  },
  globals: { viewport: { value: 'smallest' } },
};
