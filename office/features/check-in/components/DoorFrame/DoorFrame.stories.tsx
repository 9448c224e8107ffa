import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoorHead } from '../DoorHead/DoorHead.tsx';
import { DoorResult } from '../DoorResult/DoorResult.tsx';
import { LastCheckIn } from '../LastCheckIn/LastCheckIn.tsx';
import { NameSearch } from '../NameSearch/NameSearch.tsx';
import { atTheDoor, sampleEntries } from '../samples.ts';
import { TicketFinder } from '../TicketFinder/TicketFinder.tsx';
import { DoorFrame } from './DoorFrame.tsx';

const meta = {
  title: 'Office/Door frame',
  component: DoorFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    head: (
      <DoorHead
        title="Garba night, Evanston"
        arrived={148}
        coming={212}
        helper="Ravi"
        until={atTheDoor(25, 0)}
        unsent={0}
        isOnline
      />
    ),
    view: <TicketFinder state="looking" onRetry={fn()} />,
    search: (
      <NameSearch
        words="pal"
        onWords={fn()}
        found={sampleEntries}
        more={false}
        onChoose={fn()}
        onWalkIn={fn()}
      />
    ),
    foot: <LastCheckIn last={{ name: 'Dattatraya Umbar', at: atTheDoor(18, 58) }} onUndo={fn()} />,
  },
} satisfies Meta<typeof DoorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndCamera: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Garba night, Evanston');
  },
};
export const SomebodyComesIn: Story = {
  args: { view: <DoorResult tone="in" say="Welcome" name="Sunita Bakul" facts="1987, and two guests" /> },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
