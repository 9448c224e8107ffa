import { SiteSearch } from '@banyan/forms/search';
import { SearchResults, type SearchResultsProps } from '@banyan/ui/content';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHits } from '../../packages/ui/src/content/SearchResults/samples.ts';
import { SitePage } from './SitePage.tsx';

const nothing = () => undefined;

/** Search of the whole site by words. */
const SearchPage = ({ progress }: Pick<SearchResultsProps, 'progress'>) => (
  <SitePage at="/search">
    <Section spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title="Search" note="People are shown with what they agreed to show." />
          <SiteSearch action="/search" search="canteen" onTyping={nothing} onSearch={nothing} />
          <SearchResults
            progress={progress}
            words={{
              loading: 'Searching...',
              failed: 'The search failed',
              failedReason: 'Your words are still here. Please try again.',
              retry: 'Try again',
              empty: 'Nothing found',
              emptyHint: 'Try a part of the word, another spelling, or fewer words.',
            }}
          />
        </Stack>
      </Container>
    </Section>
  </SitePage>
);

const meta = {
  title: 'Patterns/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { progress: { state: 'ready', items: sampleHits } },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few results of each kind, with a link to all of them. */
export const Found: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'News' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 61 people' })).toBeVisible();
  },
};
export const NothingFound: Story = { tags: ['photo'], args: { progress: { state: 'empty' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
