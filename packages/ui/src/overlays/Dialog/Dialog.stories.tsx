import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Dialog, type DialogProps, dialogSizes } from './Dialog.tsx';

function Opener({ onClose, open: openAtFirst, ...props }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw my story</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  argTypes: { size: { control: 'select', options: dialogSizes } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Withdraw this story?',
    description: 'It leaves the list today. You may send it again whenever you like.',
    children: <Button variant="danger">Withdraw my story</Button>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw my story' }));
  return screen.findByRole('dialog', { name: 'Withdraw this story?' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = {
  parameters: {
    announces: [
      {
        role: 'dialog',
        name: 'Withdraw this story?',
        description: 'It leaves the list today. You may send it again whenever you like.',
      },
      { role: 'button', name: 'Close' },
    ],
  },
  args: { open: true },
  play: isThere,
};
export const Wide: Story = { args: { open: true, size: 'wide' }, play: isThere };

export const WithTheKeyboard: Story = {
  play: async ({ step }) => {
    await step('Enter on what opens it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Withdraw this story?' });
    });
    const dialog = screen.getByRole('dialog', { name: 'Withdraw this story?' });
    await step('the first thing to do has the focus, and the page is held still', async () => {
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null));
      await expect(document.activeElement).toHaveTextContent('Withdraw my story');
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('the focus goes round inside, both ways', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent('Withdraw my story');
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw my story' })).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
};

export const TheBackdropClosesIt: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step }) => {
    const dialog = await openDialog();
    await step('a press inside does not', async () => {
      await userEvent.click(screen.getByText(/It leaves the list today/));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a press beside it does, and the focus returns', async () => {
      const backdrop = dialog.parentElement;
      if (!backdrop) throw new Error('no backdrop');
      await userEvent.click(backdrop);
      await isGone();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw my story' })).toHaveFocus());
    });
  },
};

export const ThePageBehindKeepsItsWidth: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <svg width="100" height="3000" aria-hidden="true" />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const width = () => canvasElement.getBoundingClientRect().width;
    const before = width();
    const dialog = await openDialog();
    await expect(width()).toBe(before);
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(innerWidth);
  },
};

export const WritesNoStyleElement: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    /* In development Vite adds a style element for every stylesheet; a build has files. */
    const written = () => document.querySelectorAll('style:not([data-vite-dev-id])');
    const before = written().length;
    await openDialog();
    await expect(written()).toHaveLength(before);
  },
};

export const LongerThanAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
  args: {
    open: true,
    title: 'What happens with what you write here, from the first draft to the printed yearbook',
    children: Array.from({ length: 12 }, (_, number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of equal paragraphs.
      <p key={number}>An editor reads it, asks what is missing and puts it in the queue.</p>
    )),
  },
};

export const RightToLeft: Story = {
  play: isThere,
  args: {
    open: true,
    title: <span dir="rtl">هل تريد سحب القصة؟</span>,
    description: <span dir="rtl">ستختفي من القائمة اليوم.</span>,
  },
};

export const DoAskInTheTitle: Story = { tags: ['!dev'], args: { open: true }, play: isThere };
export const DontTitleItWarning: Story = {
  tags: ['!dev'],
  args: {
    open: true,
    title: 'Warning',
    description: 'Withdraw this story? It leaves the list today.',
    children: <Button variant="danger">Yes</Button>,
  },
  play: isThere,
};

export const Gallery: Story = { tags: ['photo'], args: { open: true }, play: isThere };
export const GalleryDark: Story = { args: { open: true }, globals: { mode: 'dark' }, play: isThere };
export const OnAPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
  play: isThere,
};
