import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { BigSearch } from './BigSearch.tsx';

const meta = {
  title: 'Sections/Ways on/BigSearch',
  component: BigSearch,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Alumni directory',
    headingId: 'directory',
    action: '/alumni-directory',
    label: 'Find a classmate by name',
    placeholder: 'Find a classmate',
    note: 'Listed publicly: name, graduation year, program and professional profile.',
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
} satisfies Meta<typeof BigSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

let handedOn: string | undefined;
const keep = (event: SubmitEvent) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const query = new URLSearchParams();
  for (const [key, value] of new FormData(event.target)) query.append(key, String(value));
  handedOn = `${new URL(event.target.action).pathname}?${query}`;
};
export const EnterHandsTheWordsOn: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener('submit', keep, { once: true });
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find a classmate by name' }),
      'Meera Kadamb{Enter}',
    );
    await expect(handedOn).toBe('/alumni-directory?search=Meera+Kadamb');
  },
};
export const BesideSomethingElse: Story = {
  args: { size: 'field', note: undefined, defaultValue: 'alumni stores' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('alumni stores');
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Directory of the interconnection department and all of its laboratories',
    placeholder: 'Find somebody from the interconnection department',
    buttonLabel: 'Search the whole directory',
  },
  globals: { viewport: { value: 'smallest' } },
};
