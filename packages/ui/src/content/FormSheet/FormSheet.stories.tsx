import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IndexItem, IndexList } from '../../elements/IndexList/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { FormSheet } from './FormSheet.tsx';

const meta = {
  title: 'Content/Words/FormSheet',
  component: FormSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    to: 'The secretary, on behalf of five thousand engineers',
    aside: {
      heading: 'Or pick up the other end',
      content: (
        <IndexList>
          <IndexItem heading="Email" detail="secretary@example.org" href="mailto:secretary@example.org" />
          <IndexItem
            heading="Professional network"
            detail="The members’ group"
            href="https://network.example.org"
          />
          <IndexItem
            heading="Social group"
            detail="Photographs, mostly of food"
            href="https://social.example.org"
          />
        </IndexList>
      ),
    },
    children: <Text>Fields of the form.</Text>,
  },
  decorators: [
    (Story) => (
      <Section tone="sunk">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof FormSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Or pick up the other end' })).toBeVisible();
  },
};
export const WithoutAside: Story = { args: { aside: undefined } };
