import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFace, sampleTallFace, sampleWideFace } from '../../elements/Avatar/faces.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Board } from './Board.tsx';
import { PersonCard } from './PersonCard.tsx';

const others = [
  ['Vikram Hirda', 'Treasurer'],
  ['Nandini Parijat', 'Secretary'],
  ['Sana Palash', 'Director'],
  ['Kabir Shirish', 'Director'],
  ['Arjun Tamhan', 'Director'],
  ['Gauri Kanchan', 'Director'],
  ['Ishaan Pimpal', 'Director'],
] as const;
const idOf = (name: string) => name.toLowerCase().replace(/ /g, '-');

const arcade = (
  <>
    <PersonCard
      variant="lead"
      name="Leela Umbar"
      personId="leela-umbar"
      position="President"
      profileHref="https://example.org/in/leela-umbar"
    />
    {others.map(([name, position]) => (
      <PersonCard
        key={name}
        name={name}
        personId={idOf(name)}
        position={position}
        profileHref={`https://example.org/in/${idOf(name)}`}
      />
    ))}
  </>
);

const meta = {
  title: 'Sections/People/Board',
  component: Board,
  subcomponents: { PersonCard },
  parameters: { layout: 'fullscreen' },
  args: {
    note: {
      text: 'All eight are volunteers. They answer their mail, usually after dinner.',
      link: { label: 'Write to the board', href: '/contact' },
    },
    children: arcade,
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
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const standOnOneGround: Story['play'] = async ({ canvas }) => {
  const ground = (name: RegExp) =>
    canvas.getByRole('heading', { name }).parentElement?.getBoundingClientRect().top;
  await expect(ground(/^Vikram/)).toBe(ground(/^Kabir/));
  await expect(ground(/^Leela/)).toBe(ground(/^Ishaan/));
  await expect(ground(/^Arjun/)).toBe(ground(/^Ishaan/));
  await fits();
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await step('eight people, each with a position and a profile', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(8);
      await expect(
        canvas.getByRole('link', { name: 'Profile of Leela Umbar (opens another site)' }),
      ).toHaveAttribute('href', 'https://example.org/in/leela-umbar');
      await expect(canvas.getByText('Treasurer')).toBeVisible();
    });
    await step('the ninth place leads to the contact page', async () => {
      await expect(canvas.getByRole('link', { name: 'Write to the board' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
  },
};
export const TheyStandOnOneGround: Story = { play: standOnOneGround };
export const WhereNavigationAppearsToo: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: standOnOneGround,
};
const faces = [sampleFace, sampleTallFace, sampleWideFace, undefined];
export const SomeWithAFace: Story = {
  tags: ['photo'],
  args: {
    children: (
      <>
        <PersonCard
          variant="lead"
          name="Leela Umbar"
          personId="leela-umbar"
          position="President"
          profileHref="https://example.org/in/leela-umbar"
          image={sampleFace}
        />
        {others.map(([name, position], place) => (
          <PersonCard
            key={name}
            name={name}
            personId={idOf(name)}
            position={position}
            profileHref={`https://example.org/in/${idOf(name)}`}
            image={faces[place % faces.length]}
          />
        ))}
      </>
    ),
  },
  play: standOnOneGround,
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };
export const LongNames: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <PersonCard
          variant="lead"
          name="Leela Parijatakusumaswaminathan Umbar"
          personId="leela-umbar"
          position="President"
          profileHref="https://example.org/in/leela-umbar"
        />
        <PersonCard
          name="Vikram Hirdavishwanathanarayanan"
          personId="vikram-hirda"
          position="Treasurer"
          profileHref="https://example.org/in/vikram-hirda"
        />
      </>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: fits,
};
