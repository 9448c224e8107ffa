import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFace, sampleTallFace } from '../../elements/Avatar/faces.ts';
import { Container } from '../../layout/Container/index.ts';
import { ChapterPeople } from './ChapterPeople.tsx';

const meta = {
  title: 'Sections/People/ChapterPeople',
  component: ChapterPeople,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Who to ask',
    text: 'Volunteers, with jobs and children. They answer after dinner.',
    people: [
      { id: 'nilesh-phanas', name: 'Nilesh Phanas', position: 'Leads the chapter' },
      { id: 'ketaki-avla', name: 'Ketaki Avla', position: 'Meets who is new' },
    ],
    contact: { label: 'Write to the chapter', href: 'mailto:pacific-northwest@example.org' },
    members: {
      count: '14',
      label: 'members live in these states and let the directory say so',
      link: { label: 'See who they are', href: '/alumni-directory?chapter=pacific-northwest' },
    },
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ChapterPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who to ask' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('14').parentElement).toHaveTextContent('14 members live in these states');
    await fits();
  },
};
export const ACountThatIsNotKnown: Story = {
  args: { members: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const Three: Story = {
  args: {
    people: [
      { id: 'nilesh-phanas', name: 'Nilesh Phanas', position: 'Leads the chapter' },
      { id: 'ketaki-avla', name: 'Ketaki Avla', position: 'Meets who is new' },
      { id: 'omkar-khair', name: 'Omkar Khair', position: 'Knows where the keys are' },
    ],
  },
};
export const SomeWithAFace: Story = {
  tags: ['photo'],
  args: {
    people: [
      { id: 'nilesh-phanas', name: 'Nilesh Phanas', position: 'Leads the chapter', image: sampleFace },
      { id: 'ketaki-avla', name: 'Ketaki Avla', position: 'Meets who is new', image: sampleTallFace },
      { id: 'omkar-khair', name: 'Omkar Khair', position: 'Knows where the keys are' },
    ],
  },
  play: fits,
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    people: [
      {
        id: 'long',
        name: 'Chandrashekhar Venkatanarasimha Umbarkar-Palashwadikar',
        position: 'Leads the chapter, its walks, its drives and its interconnection department',
      },
      { id: 'ketaki-avla', name: 'Ketaki Avla', position: 'Meets who is new' },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
