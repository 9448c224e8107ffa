import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindEverythingContext } from '../FindButton/findEverything.ts';
import { ScreenHead } from './ScreenHead.tsx';

const meta = {
  title: 'Office/Screen head',
  component: ScreenHead,
  args: { title: 'Volunteers' },
} satisfies Meta<typeof ScreenHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Volunteers');
  },
};
export const WithAnAction: Story = { args: { action: <Button variant="line">Export</Button> } };
export const ALongTitleOnTheSmallestPhone: Story = {
  args: { title: 'Asha Lakshminarasimhan Palash of the Pacific Northwest' },
  globals: { viewport: { value: 'smallest' } },
};
export const WhereEverythingCanBeSearched: Story = {
  decorators: [
    (Head) => (
      <FindEverythingContext value={{ onOpen: fn(), hasKey: true }}>
        <Head />
      </FindEverythingContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search everything' })).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'], args: { action: <Button variant="line">Export</Button> } };
