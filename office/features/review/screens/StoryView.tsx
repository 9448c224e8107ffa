import type { Submission } from '@banyan/api/office';
import { useDraft } from '../../../kit/useDraft.ts';
import { siteContent } from '../../../shell/content.ts';
import { editsOf, type StoryEdits } from '../components/StoryEdit/edits.ts';
import { StoryEdit } from '../components/StoryEdit/StoryEdit.tsx';
import { ItemView, type ItemViewProps } from './ItemView.tsx';

type StoryItem = Extract<Submission, { kind: 'story' }>;

/** Open story. Edits are kept as a draft while it waits. */
export function StoryView({ item, ...rest }: Omit<ItemViewProps, 'item' | 'story'> & { item: StoryItem }) {
  const draft = useDraft('story', item.ref);
  const edits = editsOf(draft.text, item);
  const change = (next: StoryEdits) => {
    if (next.category !== edits.category) draft.write('category', next.category);
    if (next.excerpt !== edits.excerpt) draft.write('excerpt', next.excerpt);
    if (next.focus !== edits.focus) draft.write('focus', JSON.stringify(next.focus));
    if (next.withPhoto !== edits.withPhoto) draft.write('noPhoto', next.withPhoto ? '' : 'yes');
  };
  const isEdited = Object.values(draft.text).some((text) => text !== '');
  return (
    <ItemView
      {...rest}
      item={item}
      story={{
        storyEdit: (
          <StoryEdit
            edits={edits}
            categories={siteContent().storyCategories}
            photo={item.photo}
            guess={item.story.authorMedia?.focus ?? undefined}
            onChange={change}
          />
        ),
        withPhoto: edits.withPhoto,
        focus: edits.focus,
        with: isEdited ? { story: edits } : {},
        forget: draft.forget,
      }}
    />
  );
}
