import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { FeatureList } from './FeatureList.tsx';
import { FeatureListItem } from './FeatureListItem.tsx';

const meta = {
  title: 'Sections/Ways on/FeatureList',
  component: FeatureList,
  subcomponents: { FeatureListItem },
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'Name one of these in the purpose field when you donate, or leave it blank.',
    children: (
      <>
        <FeatureListItem title="Student Housing" href="/donate">
          A bed within walking distance of the lab.
        </FeatureListItem>
        <FeatureListItem title="Centers of Excellence" href="/donate" arches={8}>
          Eight of them, in a new research and innovation park.
        </FeatureListItem>
        <FeatureListItem title="Awards & Recognition" href="/donate">
          For the students and teachers who raise the bar.
        </FeatureListItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What Your Gift Supports' })).toBeVisible();
    const area = canvas.getByRole('link', { name: 'Centers of Excellence' });
    await expect(area).toHaveAttribute('href', '/donate');
    await expect(area.closest('li')?.querySelectorAll('svg[viewBox$="34"] path')).toHaveLength(8);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const LongWords: Story = {
  args: {
    heading: 'What your gift supports in the interconnection department',
    children: (
      <FeatureListItem
        title="Entrepreneurship, Electrotechnics and Interconnection Programs"
        href="/donate"
        arches={12}
      >
        {'Seed grants, mentors and the permission to try. '.repeat(6)}
      </FeatureListItem>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
