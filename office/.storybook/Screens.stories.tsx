import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficePage } from './OfficePage.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import * as screens from './screens.tsx';

/** Screens of the Office, as an admin sees them: made of its components, each with the arguments of its own stories. */
const meta = {
  title: 'Pages/Office',
  component: OfficePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { at: '/office', children: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof OfficePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = { render: () => <screens.Desk /> };
export const Review: Story = { render: () => <ReviewPage isOpen /> };
/** Check-in on a helper’s phone. In dark mode, because entrances are often dark. */
export const Door: Story = { globals: { mode: 'dark' }, render: () => <screens.Door /> };
export const Members: Story = { render: () => <screens.Members /> };
export const OneMember: Story = { render: () => <screens.Member /> };
export const EventEditor: Story = { render: () => <screens.EventEditor /> };
export const Gallery: Story = { render: () => <screens.Gallery /> };
export const Campaigns: Story = { render: () => <screens.Campaigns /> };
export const Gifts: Story = { render: () => <screens.Gifts /> };
export const Settings: Story = { render: () => <screens.Settings /> };
