import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { LinkPanels } from './LinkPanels.tsx';

const meta = {
  title: 'Sections/Ways on/LinkPanels',
  component: LinkPanels,
  subcomponents: { LinkPanel },
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Jobs',
    headingId: 'jobs',
    children: (
      <>
        <LinkPanel title="Find a job" href="/job-board">
          Every posting has a person behind it.
        </LinkPanel>
        <LinkPanel title="Post a job" href="/submit-job" tone="inverse">
          Free, and reviewed within 24-48 hours.
        </LinkPanel>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof LinkPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jobs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/job-board');
    await expect(canvas.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/submit-job');
  },
};
export const TheWholeDoorIsPressed: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Free, and reviewed within 24-48 hours.').getBoundingClientRect();
    await expect(document.elementFromPoint(words.x + 4, words.y + 4)).toBe(
      canvas.getByRole('link', { name: 'Post a job' }),
    );
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InAChaptersColours: Story = { globals: { theme: 'atlanta' } };
export const LongWords: Story = {
  args: {
    children: (
      <LinkPanel
        title="Interconnection of electromechanical counterbalances"
        href="/job-board"
        tone="inverse"
      >
        {'Free, and reviewed within 24-48 hours. '.repeat(4)}
      </LinkPanel>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
