import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { Container } from '../Container/index.ts';
import { Stack } from '../Stack/index.ts';
import { Section, sectionSpacings, sectionTones } from './Section.tsx';

const words = (id: string, heading: string) => (
  <Container>
    <Stack align="start">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Text tone="quiet" measure>
        Joining is free. A volunteer reads every registration, usually within a week. Questions go to{' '}
        <TextLink href="/contact">the committee</TextLink>.
      </Text>
      <ButtonLink href="/membership">Explore Membership</ButtonLink>
    </Stack>
  </Container>
);

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    tone: { control: 'select', options: sectionTones },
    spacing: { control: 'select', options: sectionSpacings },
  },
  args: { labelledBy: 'join', children: words('join', 'Join us') },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  parameters: { announces: [{ role: 'region', name: 'Join us' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Join us' })).toBeVisible();
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <>
      {sectionTones.map((tone) => (
        <Section key={tone} tone={tone} labelledBy={tone}>
          {words(tone, `Join us (${tone})`)}
        </Section>
      ))}
    </>
  ),
};

const fieldsWith = (between: 'plain' | 'inverse') => (
  <>
    <Section tone="inverse" labelledBy="events">
      {words('events', 'Events')}
    </Section>
    <Section tone={between} labelledBy="mentors">
      {words('mentors', 'Mentors')}
    </Section>
  </>
);
export const DoLeaveGroundBetweenFields: Story = { tags: ['!dev'], render: () => fieldsWith('plain') };
export const DontPutFieldOnField: Story = { tags: ['!dev'], render: () => fieldsWith('inverse') };
