import type { Published } from '@banyan/api/office';
import { officeMessages } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { saidOf } from '../../../kit/act.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { dayWords } from '../../../kit/words/times.ts';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { siteContent } from '../../../shell/content.ts';
import { type Mended, MendForm } from '../components/MendForm/MendForm.tsx';

export interface MendStoryProps {
  row: Extract<Published, { kind: 'story' }>;
  /** @throws as the call does */
  onMend: (mended: Mended) => Promise<void>;
  onClose: () => void;
}

/** Mends a story. What is typed is a draft until it is saved. */
export function MendStory({ row, onMend, onClose }: MendStoryProps) {
  const draft = useDraft('story', row.ref);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { title = row.story.title, text = row.text, version = row.version } = draft.text;
  const mend = async (mended: Mended) => {
    if (!mended.title.trim()) return setError(officeMessages.titleRequired);
    setBusy(true);
    setError(undefined);
    try {
      await onMend(mended);
      draft.forget();
      onClose();
    } catch (failure) {
      setError(saidOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack space={16}>
      {version !== row.version && (
        <Strip
          tone="warning"
          action={
            <Button variant="line" size="small" onClick={draft.forget}>
              Start over
            </Button>
          }
        >
          The story has changed since you started editing. Saving replaces what it says now.
        </Strip>
      )}
      <MendForm
        title={title}
        text={text}
        onWrite={(field, value) => draft.rewrite({ ...draft.text, version, [field]: value })}
        category={siteContent().storyCategories[row.story.category]}
        facts={[dayWords(row.story.date), row.story.readTime].filter(Boolean).join(', ')}
        hasAuthor={row.hasAuthor}
        onMend={(mended) => void mend(mended)}
        onCancel={onClose}
        busy={busy}
        error={error}
        said={draft.said}
      />
    </Stack>
  );
}
