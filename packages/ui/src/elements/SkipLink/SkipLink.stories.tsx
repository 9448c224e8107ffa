import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Elements/SkipLink',
  component: SkipLink,
  args: { href: '#story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="story-main" tabIndex={-1}>
        <p>Press Tab once.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsWithTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await step('it stands outside of the page', async () => {
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    });
    await step('the first Tab brings it in', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  play: async () => {
    await userEvent.tab();
  },
};
