import type { Meta, StoryObj } from '@storybook/react-vite';
import { StringTelephone } from './StringTelephone.tsx';

const meta = { title: 'Imagery/StringTelephone', component: StringTelephone } satisfies Meta<
  typeof StringTelephone
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
