import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckInHead } from '../CheckInHead/CheckInHead.tsx';
import { CheckInResult } from '../CheckInResult/CheckInResult.tsx';
import { LastCheckIn } from '../LastCheckIn/LastCheckIn.tsx';
import { NameSearch } from '../NameSearch/NameSearch.tsx';
import { atCheckIn, sampleEntries } from '../samples.ts';
import { TicketFinder } from '../TicketFinder/TicketFinder.tsx';
import { CheckInFrame } from './CheckInFrame.tsx';

const meta = {
  title: 'Office/Check-in frame',
  component: CheckInFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    head: (
      <CheckInHead
        title="Garba night, Evanston"
        arrived={148}
        coming={212}
        helper="Ravi"
        until={atCheckIn(25, 0)}
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
    foot: <LastCheckIn last={{ name: 'Dattatraya Umbar', at: atCheckIn(18, 58) }} onUndo={fn()} />,
  },
} satisfies Meta<typeof CheckInFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndCamera: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Garba night, Evanston');
  },
};
export const SomebodyComesIn: Story = {
  args: { view: <CheckInResult tone="in" say="Welcome" name="Sunita Bakul" facts="1987, and two guests" /> },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
