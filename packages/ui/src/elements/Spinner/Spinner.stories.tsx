import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Elements/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={24}>
      {(['plain', 'inverse', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="none">
          <Spinner />
        </Section>
      ))}
    </Stack>
  ),
};
