import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Sidebar } from '../../layout/Sidebar/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { OnPageIndex } from './OnPageIndex.tsx';

const items = [
  { label: 'Events', href: '#index-events' },
  { label: 'Alumni directory', href: '#index-directory' },
  { label: 'Jobs', href: '#index-jobs' },
  { label: 'Mentorship', href: '#index-mentorship' },
  { label: 'Regional chapters', href: '#index-chapters' },
  { label: 'Contact', href: '#index-contact' },
] as const;

const meta = {
  title: 'Content/Words/OnPageIndex',
  component: OnPageIndex,
  parameters: { layout: 'fullscreen' },
  args: { items },
  decorators: [
    (Story) => (
      <div>
        <Story />
        {items.map(({ label, href }) => (
          <Section key={href}>
            <Container>
              <Heading level={2} id={href.slice(1)} tabIndex={-1}>
                {label}
              </Heading>
              <Text>Come once. After that the chapter has your number.</Text>
            </Container>
          </Section>
        ))}
      </div>
    ),
  ],
} satisfies Meta<typeof OnPageIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const index = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(index.querySelectorAll('a')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '#index-jobs');
  },
};
export const HeadingsStopBelowIt: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Jobs' });
    heading.scrollIntoView();
    const index = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(index.bottom);
  },
};
export const SmallestPhoneScrollsItsRow: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Contact' });
    last.focus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongWords: Story = {
  args: { items: [{ label: 'Interconnection of electromechanical counterbalances', href: '#index-events' }] },
  globals: { viewport: { value: 'smallest' } },
};

const upright: Story = {
  args: {
    direction: 'upright',
    current: '#index-events',
    children: (
      <div>
        <Button variant="line" size="small">
          Sign out
        </Button>
      </div>
    ),
  },
  decorators: [],
  render: (args) => (
    <Container>
      <Sidebar>
        <OnPageIndex {...args} />
        <Stack space={96}>
          {items.map(({ label, href }) => (
            <Heading key={href} level={2} id={href.slice(1)} tabIndex={-1}>
              {label}
            </Heading>
          ))}
        </Stack>
      </Sidebar>
    </Container>
  ),
};
export const Upright: Story = {
  ...upright,
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Jobs' })).not.toHaveAttribute('aria-current');
  },
};
export const UprightIsGoneOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  ...upright,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
