import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/index.ts';
import { Button } from '../Button/index.ts';
import { Numeral } from '../Numeral/index.ts';
import { Text } from '../Text/index.ts';
import { Card, cardTones } from './Card.tsx';

const meta = {
  title: 'Elements/Card',
  component: Card,
  args: {
    href: '#mentors',
    heading: 'Find a mentor',
    children: <Text size="small">Forty alumni answer within a week.</Text>,
  },
  argTypes: { tone: { control: 'select', options: cardTones } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();
export const OneLinkAndAButtonAboveIt: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    tone: 'tint',
    actions: (
      <Button variant="line" onClick={saved}>
        Save
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Find a mentor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saved).toHaveBeenCalledOnce();
  },
};
export const TheWholeCardIsTheLink: Story = {
  tags: ['!dev', '!autodocs'],
  args: { tone: 'inverse' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.left + 8, card.bottom - 8);
    await expect(corner).toBe(canvas.getByRole('link'));
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const WithoutALink: Story = { args: { href: undefined, tone: 'tint' } };
export const AnyChildren: Story = {
  args: {
    heading: undefined,
    href: undefined,
    tone: 'tint',
    children: (
      <>
        <Numeral size="large">5,000+</Numeral>
        <Text>members, in seven chapters</Text>
        <Button variant="line">Look who is near</Button>
      </>
    ),
  },
};
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    tone: 'tint',
    heading: 'Manufacturing Science and Engineering, remembered by its first forty graduates',
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Grid columns={{ base: 1, medium: 3 }}>
      {cardTones.map((tone) => (
        <Card key={tone} {...args} tone={tone} heading={`Find a mentor (${tone})`} />
      ))}
    </Grid>
  ),
};
