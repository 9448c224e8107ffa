import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPhoto } from './StoryPhoto.tsx';

const image = () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 60, height: 75 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'slateblue';
    context.fillRect(0, 0, 60, 75);
  }
  return canvas;
};

const none = {
  photo: undefined,
  error: undefined,
  busy: false,
  choose: fn(async () => undefined),
  remove: fn(),
  attachment: { wrong: async () => false, refused: () => false, file: async () => undefined },
};
const chosen = { file: new File(['x'], 'photo'), image: image(), name: 'tumbler.jpg' };
const refused = { ...none, error: 'Please choose an image (JPEG, PNG or WebP)' };

const meta = {
  title: 'Forms/StoryPhoto',
  component: StoryPhoto,
  args: { id: 'photo', photo: none, readOnly: false },
} satisfies Meta<typeof StoryPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const file = new File(['x'], 'tumbler.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose a photograph'), file);
    await expect(none.choose).toHaveBeenCalledWith(file);
  },
};
export const BeingRead: Story = { args: { photo: { ...none, busy: true } } };
export const InItsPlace: Story = {
  tags: ['photo'],
  args: { photo: { ...none, photo: chosen } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/without the data of the camera/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photograph' }));
    await expect(none.remove).toHaveBeenCalled();
    await expect(canvas.getByLabelText('Choose another')).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { photo: refused },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Choose a photograph');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Please choose an image/);
  },
};
