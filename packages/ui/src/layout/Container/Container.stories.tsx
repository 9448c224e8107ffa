import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../elements/Text/index.ts';
import { Ground } from '../Ground/index.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Ground />
        <Text>Colour runs to the edge of the window. Words stay between the margins.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsThePageMargins: Story = {};
export const Gallery: Story = { tags: ['photo'] };

const above = (
  <Container>
    <Ground />
    <Text>Every part of the page begins on this line.</Text>
  </Container>
);
export const DoHaveOneInAPart: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      {above}
      <Container {...args} />
    </>
  ),
};
export const DontPutOneIntoAnother: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      {above}
      <Container>
        <Container {...args} />
      </Container>
    </>
  ),
};
