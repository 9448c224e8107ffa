import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindEverythingContext } from '../FindButton/findEverything.ts';
import { OpenHelpContext } from '../HelpButton/openHelp.ts';
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
export const WithHelpAndSearch: Story = {
  decorators: [
    (Head) => (
      <OpenHelpContext value={{ onOpen: fn() }}>
        <FindEverythingContext value={{ onOpen: fn(), hasKey: true }}>
          <Head />
        </FindEverythingContext>
      </OpenHelpContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search everything' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Help' })).toBeVisible();
  },
};
export const WithEverythingOnTheSmallestPhone: Story = {
  ...WithHelpAndSearch,
  args: { title: 'Campaigns', action: <Button variant="accent">Write</Button> },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const title = document.createRange();
    title.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
    // A text has one client rectangle per line.
    await expect(title.getClientRects()).toHaveLength(1);
    const endOf = (element: HTMLElement) => element.getBoundingClientRect().right;
    const end = endOf(canvas.getByRole('button', { name: 'Search everything' }));
    // The icon ends at the edge of the text; 12 px of its target extend beyond it.
    await expect(end - 12).toBeLessThanOrEqual(endOf(canvas.getByRole('banner')));
  },
};
export const Gallery: Story = { tags: ['photo'], args: { action: <Button variant="line">Export</Button> } };
