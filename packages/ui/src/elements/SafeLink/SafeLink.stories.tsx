import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarFeed } from '../../content/CalendarFeed/index.ts';
import { IconLink } from '../../content/IconLink/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PersonCard } from '../../sections/Board/index.ts';
import { IndexItem, IndexList } from '../IndexList/index.ts';
import { MoreLink } from '../MoreLink/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { SafeLink } from './SafeLink.tsx';

const meta = {
  title: 'Elements/SafeLink',
  component: SafeLink,
  args: { href: 'https://example.org/apply', children: 'Apply' },
} satisfies Meta<typeof SafeLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnotherSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const OnThisSite: Story = {
  args: { href: '/events' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('rel');
  },
};
export const AScriptIsOnlyWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: 'java\nscript:alert(document.cookie)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apply')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/* Every component that makes a link of an address it was given. */
export const NoComponentLinksToAScript: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: 'javascript:alert(1)' },
  render: ({ href = '' }) => (
    <Stack>
      <MoreLink href={href}>Professional profile</MoreLink>
      <TextLink href={href}>write to us</TextLink>
      <IndexList>
        <IndexItem href="data:text/html,hello" heading="Become a member" />
      </IndexList>
      <IconLink href={href} icon={null}>
        Add to calendar
      </IconLink>
      <CalendarFeed question="Want every event in your own calendar?" href={href} />
      <ul>
        <PersonCard name="Sana Palash" personId="sana-palash" position="Director" profileHref={href} />
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Professional profile')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NoAddressIsOnlyWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
