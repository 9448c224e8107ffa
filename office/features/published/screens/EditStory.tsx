import type { Published } from '@banyan/api/office';
import { officeMessages } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { useDraft } from '../../../kit/useDraft.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { dayWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { siteContent } from '../../../shell/content.ts';
import { type Edited, EditForm } from '../components/EditForm/EditForm.tsx';

export interface EditStoryProps {
  row: Extract<Published, { kind: 'story' }>;
  /** Saves the correction. @throws as the call does */
  onEdit: (edited: Edited) => Promise<void>;
  onClose: () => void;
}

/** Form that corrects a story. The typed text is a draft until it is saved. */
export function EditStory({ row, onEdit, onClose }: EditStoryProps) {
  const draft = useDraft('story', row.ref);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { title = row.story.title, text = row.text, version = row.version } = draft.text;
  const edit = async (edited: Edited) => {
    if (!edited.title.trim()) return setError(officeMessages.titleRequired);
    setBusy(true);
    setError(undefined);
    try {
      await onEdit(edited);
      draft.forget();
      onClose();
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack space={16}>
      {version !== row.version && (
        <InlineAlert
          tone="warning"
          action={
            <Button variant="line" size="small" onClick={draft.forget}>
              Start over
            </Button>
          }
        >
          The story has changed since you started editing. Saving replaces what it says now.
        </InlineAlert>
      )}
      <EditForm
        title={title}
        text={text}
        onWrite={(field, value) => draft.rewrite({ ...draft.text, version, [field]: value })}
        category={siteContent().storyCategories[row.story.category]}
        facts={[dayWords(row.story.date), row.story.readTime].filter(Boolean).join(', ')}
        hasAuthor={row.hasAuthor}
        onEdit={(edited) => void edit(edited)}
        onCancel={onClose}
        busy={busy}
        error={error}
        said={draft.said}
      />
    </Stack>
  );
}
