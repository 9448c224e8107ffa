import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { FactGrid } from './FactGrid.tsx';

const meta = {
  title: 'Elements/FactGrid',
  component: FactGrid,
  args: {
    items: [
      { label: 'Name', value: 'Meera Kadamb' },
      { label: 'Program', value: 'BE/B-Tech', half: true },
      { label: 'Graduation year', value: '2011', half: true },
      { label: 'Fund', value: 'Student Laptops' },
    ],
  },
} satisfies Meta<typeof FactGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FactsInCells: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
export const WithAHeadingAndATotal: Story = {
  args: { heading: { label: 'Sheet', value: 'Donation summary' }, total: { label: 'Total', value: '$100' } },
};
export const HalvesFirstAndAnOddOneTakesTheRow: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { label: 'Date', value: 'Nov 20, 2026', half: true },
      { label: 'EIN', value: '00-0000000', half: true },
      { label: 'Alone', value: 'A half without a partner', half: true },
    ],
  },
  play: async ({ canvas }) => {
    const [date, ein, alone] = canvas
      .getAllByRole('term')
      .map((term) => term.parentElement?.getBoundingClientRect());
    await expect(ein?.top).toBe(date?.top);
    await expect(alone?.top).toBe(date?.bottom);
    await expect(alone?.right).toBe(ein?.right);
  },
};
export const LongValuesBreak: Story = {
  args: {
    items: [
      {
        label: 'Email',
        value: (
          <TextLink href="mailto:the.whole.committee.of.the.pacific.northwest@example.org">
            the.whole.committee.of.the.pacific.northwest@example.org
          </TextLink>
        ),
      },
      { label: 'Phone', value: '+1 510 555 0142', half: true },
      { label: 'Chapter', value: 'Chicago/Midwest and everyone on the way there', half: true },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const HalvesThatStackOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    stacking: true,
    items: [
      { label: 'Name', value: 'Aditi Palash', half: true },
      { label: 'Email', value: 'aditi.palash@example.org', half: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const mail = canvas.getByText('aditi.palash@example.org');
    await expect(mail.getBoundingClientRect().left).toBe(
      canvas.getByText('Aditi Palash').getBoundingClientRect().left,
    );
    await expect(mail.getClientRects()).toHaveLength(1);
    await expect(getComputedStyle(mail.closest('div') ?? mail).borderTopWidth).toBe('1px');
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Grid columns={{ base: 1, medium: 2, wide: 3 }} align="start">
      <FactGrid {...args} />
      <FactGrid
        {...args}
        heading={{ label: 'Sheet', value: 'Donation summary' }}
        total={{ label: 'Total', value: '$100' }}
      />
    </Grid>
  ),
};

export const DoUseTheWordsOfTheForm: Story = { tags: ['!dev'] };
export const DontPrintTheRecord: Story = {
  tags: ['!dev'],
  args: {
    items: [
      { label: 'full_name', value: 'KADAMB, MEERA' },
      { label: 'program_id', value: 'BTECH', half: true },
      { label: 'grad_year', value: '2011-01-01', half: true },
      { label: 'fund', value: 'student-laptops' },
    ],
  },
};
