import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { MoreLink, moreLinkSizes } from './MoreLink.tsx';

const meta = {
  title: 'Elements/MoreLink',
  component: MoreLink,
  args: { href: '/events', children: 'All events' },
  argTypes: { size: { control: 'select', options: moreLinkSizes } },
} satisfies Meta<typeof MoreLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOn: Story = {
  parameters: { announces: [{ role: 'link', name: 'All events' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('All events');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const LeavesTheSite: Story = {
  parameters: { announces: [{ role: 'link', name: 'Professional profile (opens another site)' }] },
  args: { href: 'https://example.org/in/meera-kadamb', children: 'Professional profile' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Professional profile (opens another site)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const ALongOneWraps: Story = {
  args: { children: 'Every reunion the chapter of the Pacific Northwest has held since 2003' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={24}>
      {(['plain', 'inverse', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="none">
          <Cluster space={32}>
            <MoreLink {...args} />
            <MoreLink href="https://example.org">Professional profile</MoreLink>
            <MoreLink {...args} size="small" />
          </Cluster>
        </Section>
      ))}
    </Stack>
  ),
};

export const DoNameWhereItLeads: Story = {
  tags: ['!dev'],
  args: { children: 'All stories of the class of 1998' },
};
export const DontSayOnlyMore: Story = { tags: ['!dev'], args: { children: 'More' } };
