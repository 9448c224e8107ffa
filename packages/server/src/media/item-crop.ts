import type { EventMedia, Focus } from '@banyan/api/contract';

/** Choices of a volunteer for the crops of a photo; a missing one stays as it is. */
export interface ItemCrop {
  focus?: Focus | null | undefined;
  hasText?: boolean | undefined;
}

/** Item with its crops as chosen. JSON omits `undefined` values. */
export const withCrop = (item: EventMedia, { focus, hasText }: ItemCrop): EventMedia => ({
  ...item,
  focus: focus === undefined ? item.focus : (focus ?? undefined),
  hasText: (hasText ?? item.hasText) || undefined,
});
