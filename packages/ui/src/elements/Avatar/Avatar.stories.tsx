import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { faces } from '../Picture/samples.ts';
import { Avatar, avatarSizes } from './Avatar.tsx';
import { sampleBrokenFace, sampleFace, sampleTallFace, sampleWideFace } from './faces.ts';
import { avatarPatterns, patternFor } from './pattern.ts';

const meta = {
  title: 'Elements/Avatar',
  component: Avatar,
  args: { name: 'Sana Palash', id: 'member-3' },
  argTypes: { size: { control: 'select', options: avatarSizes } },
  /* Only the largest size depends on the window’s width. */
  parameters: { docs: { isFramed: false } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const WithAPhotograph: Story = {
  args: { size: 'large', image: sampleFace },
};
export const Faces: Story = {
  render: (args) => (
    <Cluster>
      {faces.map((face) => (
        <Avatar key={face.src} {...args} image={face} />
      ))}
    </Cluster>
  ),
};
export const APhotographThatDoesNotArriveLeavesTheInitials: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: { ...sampleBrokenFace, loading: 'eager' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('SP')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeVisible());
  },
};
/* The lowest one has a focal point of its own, on the knees. */
export const OtherShapesKeepTheFace: Story = {
  render: (args) => (
    <Cluster align="end">
      <Avatar {...args} size="large" image={sampleTallFace} />
      <Avatar {...args} size="large" image={sampleWideFace} />
      <Avatar {...args} size="large" image={{ ...sampleTallFace, focus: { x: 0.5, y: 1 } }} />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('img')].map(
      (image) => getComputedStyle(image).objectPosition,
    );
    await expect(places).toEqual(['50% 0%', '50% 50%', '50% 100%']);
  },
};
export const APhotographThatShowsMoreThanThePerson: Story = {
  parameters: { announces: [{ role: 'img', name: 'Beside the tidal barrier, in the rain' }] },
  args: { size: 'large', image: { ...sampleFace, alt: 'Beside the tidal barrier, in the rain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Beside the tidal barrier, in the rain' })).toBeVisible();
  },
};
export const NamedWhereTheNameDoesNotStandBesideIt: Story = {
  parameters: { announces: [{ role: 'img', name: 'Sana Palash' }] },
  args: { labelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sana Palash' })).toBeVisible();
  },
};
export const OneWordAndOtherScripts: Story = {
  render: (args) => (
    <Cluster>
      <Avatar {...args} name="Kadamb" id="1" />
      <Avatar {...args} name="मीरा कदंब" id="2" />
      <Avatar {...args} name="李 白" id="3" />
      <Avatar {...args} name="" id="4" />
    </Cluster>
  ),
};

const samples = avatarPatterns.map((pattern) => {
  const id = Array.from({ length: 100 }, (_, index) => `member-${index}`).find(
    (one) => patternFor(one) === pattern,
  );
  return { pattern, id: id ?? pattern };
});
const names = ['Sana Palash', 'Leela Umbar', 'Vikram Hirda', 'Nandini Parijat', 'Arjun Tamhan'];

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={32}>
      <Cluster align="end">
        {samples.map(({ pattern, id }, index) => (
          <Avatar key={pattern} id={id} name={names[index] ?? ''} />
        ))}
      </Cluster>
      <Cluster align="end">
        {avatarSizes.map((size) => (
          <Avatar key={size} id="member-3" name="Leela Umbar" size={size} />
        ))}
      </Cluster>
    </Stack>
  ),
};

const sana = (id: string) => (
  <Cluster>
    <Avatar id={id} name="Sana Palash" />
    Sana Palash
  </Cluster>
);
const twice = (first: string, second: string) => (
  <Cluster space={32}>
    {sana(first)}
    {sana(second)}
  </Cluster>
);
export const DoKeepTheArch: Story = { tags: ['!dev'], render: () => twice('member-3', 'member-3') };
export const DontTakeThePlaceInTheList: Story = {
  tags: ['!dev'],
  render: () => twice(samples[0]?.id ?? '', samples[1]?.id ?? ''),
};
