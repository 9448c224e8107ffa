import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { CropButton, type CropButtonProps } from './CropButton.tsx';

/** Keeps the crop in state, as the editor keeps it in its draft. */
function Editor({ onCrop, ...first }: CropButtonProps) {
  const [crop, setCrop] = useState({ focus: first.focus, hasText: first.hasText });
  return (
    <CropButton
      {...first}
      {...crop}
      onCrop={(change) => {
        onCrop(change);
        setCrop((before) => ({ ...before, ...change }));
      }}
    />
  );
}

const meta = {
  title: 'Office/Crop button',
  component: CropButton,
  args: {
    src: '/art/event-garba.svg',
    focus: { x: 0.5, y: 0.5 },
    hasText: false,
    children: 'Crop',
    onCrop: fn(),
  },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof CropButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SetByKeysAndByClick: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crop' }));
    const point = await screen.findByRole('slider', { name: 'Focal point' });
    await step('arrow keys move the focal point', async () => {
      point.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
      await expect(args.onCrop).toHaveBeenLastCalledWith({ focus: { x: 0.45, y: 0.4 } });
      await expect(point).toHaveAttribute('aria-valuetext', '45 % from the left, 40 % from the top');
    });
    await step('a click puts it there, and never outside', async () => {
      const picture = point.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const at = { clientX: picture.left + picture.width * 0.25, clientY: picture.top - 20 };
      await fireEvent.pointerDown(point, { ...at, buttons: 1 });
      await expect(args.onCrop).toHaveBeenLastCalledWith({ focus: { x: 0.25, y: 0 } });
    });
    await step('a flyer is shown whole', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Has text, such as a flyer' }));
      await expect(args.onCrop).toHaveBeenLastCalledWith({ hasText: true });
    });
  },
};
