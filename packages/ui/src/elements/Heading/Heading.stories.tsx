import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading, headingLevels, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Elements/Heading',
  component: Heading,
  args: { level: 2, children: 'Advance Your Career' },
  argTypes: {
    level: { control: 'select', options: headingLevels },
    size: { control: 'select', options: headingSizes },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SizeFollowsTheLevel: Story = {
  parameters: { announces: [{ role: 'heading', name: 'Advance Your Career' }] },
};
export const SizeWithoutChangingTheOutline: Story = { args: { level: 2, size: 'h4' } };
export const TakesFocusAfterNavigationWithoutARing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { level: 1, tabIndex: -1, children: 'Become a member' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
export const ALongOneBalancesItsLines: Story = {
  args: {
    level: 1,
    children: 'Registration for the reunion of everyone who ever shared an oscilloscope at midnight',
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={24}>
      <Heading level={1}>Give Back, d1</Heading>
      <Heading level={2}>Featured event, d2</Heading>
      <Heading level={3} size="h2">
        Advance Your Career, h2
      </Heading>
      <Heading level={3}>Professional Development, h3</Heading>
      <Heading level={4}>Sana Palash, h4</Heading>
    </Stack>
  ),
};

export const DoNameWhatFollows: Story = {
  tags: ['!dev'],
  args: { children: 'Ways to give by check or by card' },
};
export const DontTeaseIt: Story = { tags: ['!dev'], args: { children: 'Small things, large effects' } };
