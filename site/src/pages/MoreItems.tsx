import { ListFoot } from '@banyan/ui/content';
import { ButtonLink } from '@banyan/ui/elements';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export interface MoreItemsProps {
  /** Part of the list that is shown: `20 of 65`. Empty if there is nothing to say. */
  count: string;
  /** Number of items shown, and of all that match the filter. */
  shown: number;
  all: number;
  /** Address of the list with one more page. */
  next: string;
  /** Id of the first item that it adds. Without JavaScript, the link leads there. */
  firstNewId: string;
  /** Label of the link: `More stories`. */
  label: string;
}

/** Foot of a list that grows: the part that is shown, and a link to more. The focus then moves to the first new item. */
export function MoreItems({ count, shown, all, next, firstNewId, label }: MoreItemsProps) {
  const navigate = useNavigate();
  const firstNew = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new items are there once their number has changed.
  useEffect(() => {
    const item = firstNew.current === undefined ? null : document.getElementById(firstNew.current);
    if (item === null) return;
    item.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);

  return (
    <ListFoot count={count}>
      {shown < all ? (
        <ButtonLink
          variant="line"
          href={`${next}#${encodeURIComponent(firstNewId)}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            firstNew.current = firstNewId;
            // Replaces the history entry, so that Back leaves the list.
            void navigate({ href: next, replace: true, resetScroll: false });
          }}
        >
          {label}
        </ButtonLink>
      ) : null}
    </ListFoot>
  );
}
