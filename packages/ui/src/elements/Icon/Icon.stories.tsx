import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CalendarPlus, Check, CircleAlert, Mail, MapPin, X } from 'lucide';
import { expect } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button, IconButton } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Icon, type IconDrawing } from './Icon.tsx';

const meta = {
  title: 'Elements/Icon',
  component: Icon,
  args: { icon: ArrowRight },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAWord: Story = {
  render: (args) => <Button icon={<Icon {...args} />}>Join Us</Button>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Join Us');
    const svg = canvasElement.querySelector('svg');
    await expect(svg?.getBoundingClientRect().width).toBe(20);
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AloneInAButtonThatSaysWhatItDoes: Story = {
  parameters: { announces: [{ role: 'button', name: 'Close' }] },
  args: { icon: X },
  render: (args) => (
    <IconButton label="Close">
      <Icon {...args} />
    </IconButton>
  ),
};

/** Lines have the same weight on the page at every size: relatively thicker in small icons, thinner in large ones. */
export const SmallAndLarge: Story = {
  render: (args) => (
    <Cluster>
      <Icon {...args} size={14} />
      <Icon {...args} />
      <Icon {...args} size={36} strokeWidth={1.25} />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const strokes = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => getComputedStyle(svg).strokeWidth,
    );
    await expect(strokes).toEqual(['2px', '1.75px', '1.25px']);
  },
};

const flag: IconDrawing = [['path', { d: 'M5 21V4h13l-3 4 3 4H5' }]];

export const ADrawingOfOnesOwn: Story = { args: { icon: flag } };

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={16}>
      <Cluster>
        {[ArrowRight, CalendarPlus, Check, CircleAlert, Mail, MapPin, X, flag].map((icon, index) => (
          <Icon key={String(index)} icon={icon} />
        ))}
      </Cluster>
      <Text tone="quiet">
        <Icon icon={MapPin} size={16} /> In the colour of its words
      </Text>
    </Stack>
  ),
};

export const DoLetTheWordsSayIt: Story = {
  tags: ['!dev'],
  render: () => (
    <Text>
      <Icon icon={MapPin} size={16} /> Fremont, California
    </Text>
  ),
};
export const DontLetTheIconSayItAlone: Story = {
  tags: ['!dev'],
  render: () => (
    <Text>
      <Icon icon={MapPin} size={16} /> <Icon icon={Mail} size={16} /> <Icon icon={Check} size={16} />
    </Text>
  ),
};
