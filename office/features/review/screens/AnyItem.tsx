import type { Submission } from '@banyan/api/office';
import { ItemView, type ItemViewProps } from './ItemView.tsx';
import { StoryView } from './StoryView.tsx';

/** Open submission of any kind. */
export function AnyItem({ item, ...rest }: Omit<ItemViewProps, 'item' | 'story'> & { item: Submission }) {
  return item.kind === 'story' ? <StoryView {...rest} item={item} /> : <ItemView {...rest} item={item} />;
}
