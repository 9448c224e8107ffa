import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { Text, textElements, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Elements/Text',
  component: Text,
  args: { children: 'Approved members are added to the directory and the newsletter.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    element: { control: 'select', options: textElements },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const LedeWithItsItalic: Story = {
  args: {
    size: 'lede',
    children: (
      <>
        The lab had one oscilloscope and forty of us. <em>We took turns at midnight.</em>
      </>
    ),
  },
};
export const ReadingKeepsItsMeasure: Story = {
  args: {
    size: 'read',
    children:
      'The pump that learned to whisper took four years, eleven prototypes and a landlord with excellent hearing. Nobody else would fix the noise, and so for a while nobody else had the drawings. The bearing was never the problem; the housing was.',
  },
};
export const AnAddressWithoutSpacesBreaks: Story = {
  args: { children: `https://example.org/${'registration-'.repeat(12)}form` },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={24}>
      {textSizes.map((size) => (
        <Stack key={size} space={4}>
          <Text {...args} size={size} />
          <Text {...args} size={size} tone="quiet" />
        </Stack>
      ))}
    </Stack>
  ),
};

const aboutTheTable =
  'One table, seven chapters, two hundred and forty chairs. Dinner, the awards of the year, and a toast to the class of 1976. Coats hang by the door; the kitchen takes the list a week before.';
export const DoKeepTheMeasure: Story = { tags: ['!dev'], args: { measure: true, children: aboutTheTable } };
export const DontRunAcrossThePage: Story = { tags: ['!dev'], args: { children: aboutTheTable } };
