import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFace, sampleTallFace } from '../../elements/Avatar/faces.ts';
import { NotableAlumni } from './NotableAlumni.tsx';

const others = [
  {
    name: 'Kabir Shirish',
    id: 'kabir',
    about: 'Class of 1979',
    achievement: 'Wrote the standard every American substation is inspected against.',
  },
  {
    name: 'Tara Savar',
    id: 'tara',
    about: 'Class of 2001',
    achievement: 'Put a seismometer in a mobile phone, and then in a billion of them.',
  },
  {
    name: 'Vikram Hirda',
    id: 'vikram',
    about: 'Class of 1968',
    achievement: 'Fifty-one patents, all of them about valves.',
  },
  {
    name: 'Gauri Kanchan',
    id: 'gauri',
    about: 'Class of 2008',
    achievement: 'A water filter that a bicycle shop can repair.',
  },
];

const meta = {
  title: 'Sections/People/NotableAlumni',
  component: NotableAlumni,
  parameters: { layout: 'fullscreen' },
  args: {
    featured: {
      name: 'Farah Shivan',
      id: 'farah',
      about: 'Class of 1996, Civil Engineering',
      achievement:
        'Designed the tidal barrier that has closed two hundred times and never once made the news.',
      detail:
        'Her team’s hinge, drawn first on a placemat, now holds back the sea for three hundred thousand people.',
    },
    others,
  },
} satisfies Meta<typeof NotableAlumni>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notable alumni' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const SomeWithAFace: Story = {
  tags: ['photo'],
  args: {
    featured: { ...meta.args.featured, image: sampleTallFace },
    others: others.map((person, place) => ({ ...person, image: place % 2 === 0 ? sampleFace : undefined })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await fits();
  },
};
export const OnAPhoneTheRowScrollsAndThePageDoesNot: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'More notable alumni' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await fits();
  },
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };
