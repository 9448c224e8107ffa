import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollProgress } from './ScrollProgress.tsx';

const meta = {
  title: 'Navigation/ScrollProgress',
  component: ScrollProgress,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <svg width="100" height="3000" aria-hidden="true" />
      </>
    ),
  ],
} satisfies Meta<typeof ScrollProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsWithThePage: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[aria-hidden]');
    const width = () => bar?.getBoundingClientRect().width ?? -1;
    await step('at the top there is nothing', async () => {
      scrollTo(0, 0);
      await waitFor(() => expect(width()).toBe(0));
    });
    await step('in the middle it is half', async () => {
      scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
      await waitFor(() => expect(width() / document.documentElement.clientWidth).toBeCloseTo(0.5, 1));
    });
    await step('at the end it is whole', async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(width() / document.documentElement.clientWidth).toBeCloseTo(1, 2));
    });
    scrollTo(0, 0);
  },
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async () => scrollTo(0, 1000),
};
