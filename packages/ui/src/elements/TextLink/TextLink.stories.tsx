import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Elements/TextLink',
  component: TextLink,
  args: { href: '/contact', children: 'write to us' },
  render: (args) => (
    <Text measure>
      If your chapter is not listed, <TextLink {...args} /> and we will find the nearest one.
    </Text>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  parameters: { announces: [{ role: 'link', name: 'write to us' }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveFocus();
  },
};
export const LeavesTheSite: Story = {
  parameters: { announces: [{ role: 'link', name: 'the college (opens another site)' }] },
  args: { href: 'https://example.org', children: 'the college' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('the college (opens another site)');
  },
};
export const ALongOneBreaks: Story = {
  args: { children: `https://example.org/${'a-very-long-address-'.repeat(8)}` },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={24}>
      {(['plain', 'sunk', 'inverse', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="none">
          <Text>
            Please <TextLink {...args} /> first.
          </Text>
        </Section>
      ))}
    </Stack>
  ),
};

export const DoLinkTheWordsThatName: Story = {
  tags: ['!dev'],
  render: () => (
    <Text>
      Questions go to <TextLink href="/contact">the committee</TextLink>.
    </Text>
  ),
};
export const DontLinkHere: Story = {
  tags: ['!dev'],
  render: () => (
    <Text>
      For questions to the committee click <TextLink href="/contact">here</TextLink>.
    </Text>
  ),
};
