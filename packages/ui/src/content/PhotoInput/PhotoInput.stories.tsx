import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { PhotoInput } from './PhotoInput.tsx';
import { Portrait } from './Portrait.tsx';

/* Landscape picture of flat stripes; only its middle is shown. */
const sample = () => {
  const image = document.createElement('canvas');
  image.width = 900;
  image.height = 600;
  const context = image.getContext('2d');
  if (context) {
    for (const [index, shade] of ['midnightblue', 'slateblue', 'orange', 'lavender', 'navy'].entries()) {
      context.fillStyle = shade;
      context.fillRect(index * 180, 0, 180, 600);
    }
  }
  return image;
};

const meta = {
  title: 'Content/Photographs/PhotoInput',
  component: PhotoInput,
  args: {
    label: 'Choose a photograph',
    hint: 'Optional, up to 5MB. It fills the niche.',
    accept: 'image/jpeg,image/png,image/webp',
    onChange: fn(),
  },
} satisfies Meta<typeof PhotoInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Choose a photograph');
    await step('the keyboard reaches it, and it says what may be chosen', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription('Optional, up to 5MB. It fills the niche.');
    });
    await step('it hands over what was chosen', async () => {
      await userEvent.upload(input, new File(['x'], 'tumbler.png', { type: 'image/png' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
export const Reading: Story = { args: { busy: true, label: 'Reading the photograph...' } };
export const Filled: Story = {
  args: { image: sample(), label: 'Choose another', hint: 'tumbler.jpg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your photograph' })).toBeVisible();
  },
};
export const Refused: Story = { args: { 'aria-invalid': true } };
export const LongWords: Story = {
  args: {
    label: 'Choose a photograph of yourself, or of the steel tumbler that the story is about',
    hint: 'Optional, up to 5MB, in one of the formats that browsers know how to read.',
  },
};
export const APortraitByItself: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Portrait image={sample()} label="Gauri Kanchan" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Gauri Kanchan' })).toBeVisible();
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Cluster align="start">
      <PhotoInput {...args} />
      <PhotoInput {...args} image={sample()} label="Choose another" hint="tumbler.jpg" />
      <PhotoInput {...args} aria-invalid />
    </Cluster>
  ),
};
