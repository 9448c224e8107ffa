import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { Container } from '../../layout/Container/index.ts';
import { EventRow } from './EventRow.tsx';

const meta = {
  title: 'Content/Events/EventRow',
  component: EventRow,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Kite morning for Sankrant',
    description:
      'Bring your own manja stories. Kites, tilgul and breakfast provided; wind is not guaranteed.',
    day: 16,
    month: 'Jan',
    dateLong: 'Saturday, January 16, 2027, 9:00 AM CST',
    dateTime: '2027-01-16T09:00:00-06:00',
    location: 'Longmeadow Park, Plano, Texas',
    image: '/art/event-kites.svg',
    action: { label: 'Register', href: '/events/register/kites' },
    calendar: { label: 'Add to calendar', href: '/events/kites.ics' },
  },
  decorators: [
    (Story) => (
      <Container>
        <h2>Upcoming events</h2>
        <ol>
          <Story />
        </ol>
      </Container>
    ),
  ],
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: {
    announces: [
      { role: 'heading', name: 'Kite morning for Sankrant' },
      { role: 'link', name: 'Add to calendar Kite morning for Sankrant' },
      { role: 'link', name: 'Register for Kite morning for Sankrant' },
    ],
  },
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: `Register for ${args.title}` })).toHaveAttribute(
      'href',
      '/events/register/kites',
    );
    await expect(canvas.getByRole('link', { name: `Add to calendar ${args.title}` })).toHaveAttribute(
      'href',
      '/events/kites.ics',
    );
  },
};
export const TheNextOne: Story = { args: { variant: 'first' } };
export const HappeningToday: Story = {
  args: { mark: 'Happening today', variant: 'first', yourTime: '10:00 AM EST, your time' },
};

export const EverySeatIsTaken: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    closed: 'Every seat is taken',
    action: { label: 'See details', href: '/events/register/kites' },
    calendar: undefined,
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `See details of ${args.title}` });
    await expect(link).toHaveAttribute('href', '/events/register/kites');
    // The link does not look like a button, and the mark does not have the color of today.
    await expect(getComputedStyle(link).borderTopWidth).toBe('0px');
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    await expect(ground(canvas.getByText('Every seat is taken'))).toBe(ground(link));
  },
};

export const OnAPhoneTheDrawingIsSmall: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const art = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect([art?.width, art?.height]).toEqual([96, 96]);
  },
};

export const RegistrationOnAnotherSiteNamesItsHost: Story = {
  parameters: {
    announces: [{ role: 'link', name: 'Register for Kite morning for Sankrant (opens in a new tab)' }],
  },
  args: {
    action: { label: 'Register', href: 'https://tickets.example.org/kites?from=us', external: true },
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `Register for ${args.title} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('tickets.example.org')).toBeVisible();
  },
};

export const WithPhotographs: Story = {
  render: (args) => (
    <>
      <EventRow {...args} variant="first" title="Music in the round" image={photographs.darkHall} />
      <EventRow {...args} image={photographs.flyer} />
      <EventRow {...args} title="Open drawing day" image={photographs.fromAPhone} />
      <EventRow {...args} title="Ridge walk, the winter edition" image={photographs.panorama} />
    </>
  ),
};
export const WithoutAnImage: Story = { args: { image: undefined } };
export const ABrokenImageGivesWayToTheDefault: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/event-default/),
    );
  },
};
export const LinesOfItsDescription: Story = {
  tags: ['!dev', '!autodocs'],
  args: { description: 'Doors at six.\n\nDinner at seven.\nThe toast at nine.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Doors at six\./)).toHaveStyle({ whiteSpace: 'pre-line' });
  },
};
export const LongWords: Story = {
  args: {
    title: 'Interconnection of electromechanical counterbalances and Donaudampfschifffahrt',
    location: 'A hall with a name that goes on. '.repeat(4),
    action: {
      label: 'Register',
      href: 'https://registration.department-of-alumni-affairs.engineering.example.org',
      external: true,
    },
  },
  globals: { viewport: { value: 'smallest' } },
};

export const DoNameTheHost: Story = {
  tags: ['!dev'],
  args: RegistrationOnAnotherSiteNamesItsHost.args,
};
export const DontHideTheWayOut: Story = {
  tags: ['!dev'],
  args: { action: { label: 'Register', href: 'https://tickets.example.org/kites?from=us' } },
};

export const InTheOrderOfReading: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `Add to calendar ${args.title}` })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `Register for ${args.title}` })).toHaveFocus();
  },
};
