import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Ground } from '../Ground/index.ts';
import { Stack } from '../Stack/index.ts';
import { Split, splitAligns, splitGaps, splitRatios } from './Split.tsx';

const parts = (name: string) => (
  <>
    <Stack>
      <Heading level={2}>{name}</Heading>
      <Ground />
      <Text>The main part: a form, a list, an article.</Text>
    </Stack>
    <Stack element="aside" aria-label={`Beside ${name}`}>
      <Text tone="quiet">The part beside it. Below 968 px it stands underneath.</Text>
    </Stack>
  </>
);

const meta = {
  title: 'Layout/Split',
  component: Split,
  argTypes: {
    ratio: { control: 'select', options: splitRatios },
    align: { control: 'select', options: splitAligns },
    gap: { control: 'select', options: splitGaps },
  },
  args: { children: parts('Get In Touch') },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormAndAside: Story = {
  parameters: { announces: [{ role: 'complementary', name: 'Beside Get In Touch' }] },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={64}>
      {splitRatios.map((ratio) => (
        <Split key={ratio} ratio={ratio}>
          {parts(ratio)}
        </Split>
      ))}
    </Stack>
  ),
};

const theForm = (
  <Stack>
    <Heading level={2}>Get In Touch</Heading>
    <Ground />
    <Text>The form.</Text>
  </Stack>
);
const theAside = (
  <Stack element="aside" aria-label="Beside the form">
    <Text tone="quiet">Where else we can be found.</Text>
  </Stack>
);
export const DoBeginWithWhatTheyCameFor: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        {theForm}
        {theAside}
      </>
    ),
  },
};
export const DontBeginWithTheAside: Story = {
  tags: ['!dev'],
  args: {
    ratio: '4/8',
    children: (
      <>
        {theAside}
        {theForm}
      </>
    ),
  },
};
