import { progressOf, useApiRead } from '@banyan/app/reading';
import { StoryZigzag } from '@banyan/ui/content';
import { ButtonLink, ChipLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Cluster, Stack } from '@banyan/ui/layout';
import { LinkTabs } from '@banyan/ui/navigation';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { stories } from '../../content/stories.ts';
import { MoreItems } from '../MoreItems.tsx';
import { readStories } from './readStories.ts';
import {
  everyStory,
  filterOf,
  inCategory,
  type StoryFilter,
  storiesHref,
  storiesPerPage,
  storyTabs,
  taggedWith,
} from './storyFilter.ts';

const route = getRouteApi('/alumni-stories/');
const words = stories.list;
/** Id of a story’s row, which the link to more stories points to. @param place Position, from 1. */
const storyRowId = (place: number) => `story-${place}`;
const showAll = (
  <ButtonLink variant="line" href={storiesHref(everyStory)}>
    {words.showAll}
  </ButtonLink>
);

/** Stories by category. The URL holds the category and the tag, so that they can be shared and Back undoes a choice. */
export function StoriesList() {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const { start, search } = route.useLoaderData();
  const filter = useFilter(search);
  const reading = useApiRead(start, (signal) => readStories(undefined, signal));
  const tagged = reading.data && taggedWith(reading.data, filter.tag);
  // The focused link disappears with the narrower list, so the heading gets the focus.
  const keepFocus = () => heading.current?.focus({ preventScroll: true });

  const { category, tag, page } = filter;
  const found = tagged && inCategory(tagged, category);
  const shown = found?.slice(0, page * storiesPerPage);
  const all = found?.length ?? 0;
  const count = shown?.length ?? 0;

  return (
    <Stack space={24}>
      <h2 ref={heading} tabIndex={-1}>
        <VisuallyHidden>{words.heading}</VisuallyHidden>
      </h2>
      {tag === undefined ? null : (
        <Cluster>
          <Text>{`${words.tagged} “${tag}”`}</Text>
          <ChipLink href={storiesHref({ category })} onClick={keepFocus}>
            {words.showAll}
          </ChipLink>
        </Cluster>
      )}
      <LinkTabs
        label={words.category}
        items={storyTabs.map((value) => ({
          value,
          label: value === 'all' ? words.all : stories.categories[value],
          count: tagged && inCategory(tagged, value).length,
          href: storiesHref({ tag, category: value }),
        }))}
        value={category}
        onValueChange={(value) => {
          const chosen = filterOf(`?category=${value}`).category;
          void router.navigate({ href: storiesHref({ tag, category: chosen }), resetScroll: false });
        }}
      >
        <Stack space={64}>
          <StoryZigzag
            progress={progressOf(reading, shown?.map(({ summary }) => summary) ?? [], showAll)}
            label={words.heading}
            words={words}
            rowId={storyRowId}
          />
          <MoreItems
            count={all > 0 ? words.count(count, all) : ''}
            shown={count}
            all={all}
            next={storiesHref({ ...filter, page: page + 1 })}
            firstNewId={storyRowId(count + 1)}
            label={words.more}
          />
        </Stack>
      </LinkTabs>
    </Stack>
  );
}

/**
 * Filter in the URL. A static host’s file was rendered without it, so the filter applies only after hydration; otherwise the markup
 * would not match.
 *
 * @param rendered Query string that the page was rendered for.
 */
function useFilter(rendered: string): StoryFilter {
  const search = useLocation({ select: (location) => location.searchStr });
  return filterOf(useHydrated() ? search : rendered);
}
