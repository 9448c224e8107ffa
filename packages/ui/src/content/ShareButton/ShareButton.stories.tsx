import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const description = `${'The class of 1987 worked out what it owed him. '.repeat(4)}`;
const url = 'https://alumni.example.org/news/canteen';

/** Replaces a browser API for one story. */
const put = (name: 'share' | 'clipboard', value: unknown) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, name);
  };
};

const meta = {
  title: 'Content/Beside a thing/ShareButton',
  component: ShareButton,
  args: { title: 'A scholarship named after the canteen', description, url },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <>
      <ShareButton {...args} />
      <ShareButton {...args} iconOnly label="Share this story" />
    </>
  ),
};

const sheet = fn(async (_: ShareData) => undefined);
export const TheDevicesOwnSheetGetsTheFirstHundredCharacters: Story = {
  tags: ['!dev', '!autodocs'],
  /* A family emoji is one character to a reader and eight code units to a program. */
  args: { description: `${'👨‍👩‍👧'.repeat(60)}${'क्षि'.repeat(60)}` },
  beforeEach: () => put('share', sheet),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(sheet).toHaveBeenCalledOnce();
    await expect(sheet).toHaveBeenCalledWith({
      title: args.title,
      text: `${'👨‍👩‍👧'.repeat(60)}${'क्षि'.repeat(40)}…`,
      url,
    });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const writeText = fn(async (_: string) => undefined);
export const WithoutOneTheLinkIsCopiedAndItSaysSo: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const shareBack = put('share', undefined);
    const copyBack = put('clipboard', { writeText });
    return () => {
      shareBack();
      copyBack();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('The link has been copied.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(url);
  },
};

/** Share sheet that rejects with this error, and a clipboard to copy to. */
const sheetThatEndsWith = (name: 'AbortError' | 'NotAllowedError') => () => {
  const shareBack = put('share', async () => {
    throw new DOMException('ended', name);
  });
  const copyBack = put('clipboard', { writeText });
  return () => {
    shareBack();
    copyBack();
  };
};

export const AClosedSheetCopiesNothing: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: sheetThatEndsWith('AbortError'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ASheetThatFailsLeavesTheLinkCopied: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: sheetThatEndsWith('NotAllowedError'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('The link has been copied.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(url);
  },
};

export const NothingToCopyWith: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const shareBack = put('share', undefined);
    const copyBack = put('clipboard', undefined);
    return () => {
      shareBack();
      copyBack();
    };
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/could not be copied/)).toBeVisible();
  },
};
