import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  args: {
    children: (
      <>
        <Text tone="quiet">The narrow part.</Text>
        <Stack>
          <Heading level={2}>The wide part</Heading>
          <Text>What one came for.</Text>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const narrow = canvas.getByText('The narrow part.').getBoundingClientRect();
    const wide = canvas.getByRole('heading').getBoundingClientRect();
    await expect(narrow.right).toBeLessThanOrEqual(wide.left);
  },
};
