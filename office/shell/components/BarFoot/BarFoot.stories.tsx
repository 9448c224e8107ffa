import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarFoot } from './BarFoot.tsx';

const meta = {
  title: 'Office/Foot of a screen',
  component: BarFoot,
  args: {
    children: (
      <>
        <Button variant="accent">Check 4,907 lines</Button>
        <Button variant="quiet">Another file</Button>
      </>
    ),
    words: 'Nothing is imported until you have seen the check.',
  },
} satisfies Meta<typeof BarFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is imported/)).toBeVisible();
  },
};
export const WithoutWords: Story = { args: { words: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ALongButtonOnTheSmallestPhone: Story = {
  args: { children: <Button variant="accent">Import 4,812 people, change up to 63</Button> },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
