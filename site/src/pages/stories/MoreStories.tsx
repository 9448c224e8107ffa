import { ListFoot } from '@banyan/ui/content';
import { ButtonLink } from '@banyan/ui/elements';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { stories } from '../../content/stories.ts';
import { type StoryFilter, storiesHref } from './storyFilter.ts';

/** Id of a story’s row, which the link to more stories points to. @param place Position, from 1. */
export const storyRowId = (place: number) => `story-${place}`;

export interface MoreStoriesProps {
  filter: StoryFilter;
  /** Number of stories shown, and of all that match the filter. */
  shown: number;
  all: number;
}

/** Count of the stories shown, and a link to more. Without JavaScript, the link opens the longer list at its first new story. */
export function MoreStories({ filter, shown, all }: MoreStoriesProps) {
  const navigate = useNavigate();
  const firstNew = useRef<number>(undefined);
  const next = storiesHref({ ...filter, page: filter.page + 1 });

  useEffect(() => {
    if (firstNew.current === undefined || shown < firstNew.current) return;
    document.getElementById(storyRowId(firstNew.current))?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);

  return (
    <ListFoot count={all > 0 ? stories.list.count(shown, all) : ''}>
      {shown < all ? (
        <ButtonLink
          variant="line"
          href={`${next}#${storyRowId(shown + 1)}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            firstNew.current = shown + 1;
            // Replaces the history entry, so that Back leaves the list.
            void navigate({ href: next, replace: true, resetScroll: false });
          }}
        >
          {stories.list.more}
        </ButtonLink>
      ) : null}
    </ListFoot>
  );
}
