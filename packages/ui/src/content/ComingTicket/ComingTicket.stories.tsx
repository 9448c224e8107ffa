import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Ticket } from 'lucide';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { ComingTicket } from './ComingTicket.tsx';

const meta = {
  title: 'Content/Events/ComingTicket',
  component: ComingTicket,
  args: {
    id: 'coming',
    heading: 'Bay Area autumn picnic and alumni cricket',
    day: '24',
    children: 'Saturday, October 24, 2026, 11:00 AM PDT, Coyote Point, San Mateo. You have a seat.',
    actions: (
      <>
        <ButtonLink variant="accent" href="#ticket" icon={<Icon icon={Ticket} />}>
          Ticket
        </ButtonLink>
        <ButtonLink variant="line" href="#calendar" icon={<Icon icon={CalendarPlus} />}>
          Calendar
        </ButtonLink>
        <Button variant="quiet">I cannot come</Button>
      </>
    ),
  },
} satisfies Meta<typeof ComingTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Bay Area/ })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveAttribute('id', 'coming');
  },
};
export const WithNothingToPress: Story = { args: { actions: undefined } };
export const LongWordsOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { heading: 'Interconnection of electromechanical counterbalances: a slide evening' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
