import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '../../../../kit/FactList/FactList.tsx';
import { ConsentTable } from '../ConsentTable/ConsentTable.tsx';
import { RecordGroup } from '../RecordGroup/RecordGroup.tsx';
import { sampleMember } from '../samples.ts';
import { RecordColumns } from './RecordColumns.tsx';

const meta = {
  title: 'Office/Columns of a record',
  component: RecordColumns,
  args: {
    start: (
      <RecordGroup heading="Consents">
        <ConsentTable consents={sampleMember.consents} firstName="Sunita" />
      </RecordGroup>
    ),
    end: (
      <RecordGroup heading="Details">
        <FactList items={[{ label: 'Name', value: 'Sunita Bakul' }]} />
      </RecordGroup>
    ),
    below: (
      <RecordGroup heading="History">
        <Text>No actions on this member yet.</Text>
      </RecordGroup>
    ),
  },
} satisfies Meta<typeof RecordColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
