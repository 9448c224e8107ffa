import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Elements/Notice',
  component: Notice,
  args: {
    heading: 'Membership comes first',
    children: <p>Events and the directory are for members. Joining is free and takes three short steps.</p>,
  },
  argTypes: { tone: { control: 'select', options: noticeTones } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  parameters: { announces: [{ role: 'region', name: 'Membership comes first' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Membership comes first' })).toBeVisible();
  },
};
export const Success: Story = { args: { tone: 'success', heading: 'Your draft is back', live: true } };
export const Warning: Story = {
  args: { tone: 'warning', heading: 'Demo payments', children: <p>No money moves on this site.</p> },
};
export const CriticalIsAnnouncedAtOnce: Story = {
  parameters: { announces: [{ role: 'alert', name: 'The message was not sent' }] },
  args: {
    tone: 'critical',
    live: true,
    heading: 'The message was not sent',
    children: (
      <>
        <p>
          The server did not answer. What you wrote is still here. You can also{' '}
          <TextLink href="mailto:committee@example.org">write an email</TextLink>.
        </p>
        <Button variant="line">Try Again</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'The message was not sent' })).toBeVisible();
  },
};
export const OnTheIndigoField: Story = {
  render: (args) => (
    <Section tone="inverse">
      <Stack>
        {noticeTones.map((tone) => (
          <Notice key={tone} {...args} tone={tone} heading={`Membership comes first (${tone})`} />
        ))}
      </Stack>
    </Section>
  ),
};
export const ASentenceWithALink: Story = {
  args: {
    children: (
      <>
        Joining is free; <TextLink href="/membership">it takes three short steps</TextLink>.
      </>
    ),
  },
};
export const LongWordsBreak: Story = {
  args: { heading: `committee-${'of-the-chapter-'.repeat(6)}@example.org` },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} heading={`Membership comes first (${tone})`} />
      ))}
    </Stack>
  ),
};

export const DoSayWhatToDo: Story = {
  tags: ['!dev'],
  args: {
    tone: 'critical',
    heading: 'The message was not sent',
    children: 'What you wrote is still here. Send it again in a minute.',
  },
};
export const DontOnlyComplain: Story = {
  tags: ['!dev'],
  args: { tone: 'critical', heading: 'Error', children: 'Something went wrong.' },
};
