import { Heading, Text } from '@banyan/ui/elements';
import { Container } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'Office/Page frame',
  component: PageFrame,
  args: {
    title: 'Preview',
    children: (
      <Container>
        <Heading level={2}>Garba night</Heading>
        <Text>Two dhols, one floor, and a kitchen that does not stop before eleven.</Text>
      </Container>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItHasTheStylesOfThePage: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Preview');
    await waitFor(() => {
      const heading = frame.contentDocument?.querySelector('h2');
      expect(heading && getComputedStyle(heading).fontWeight).not.toBe('700');
    });
    await waitFor(() => expect(frame.clientHeight).toBeLessThan(300));
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
