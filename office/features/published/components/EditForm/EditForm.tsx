import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { pasteParagraphs } from '../../../../kit/writing/plainText.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { NewsPreview } from '../../../news/components/NewsPreview/NewsPreview.tsx';
import * as unpublish from '../UnpublishForm/UnpublishForm.css.ts';

/** Corrected story. */
export interface Edited {
  title: string;
  text: string;
  /** Emails the new text to the author. */
  notifyAuthor: boolean;
}

export interface EditFormProps {
  /** Published title. */
  title: string;
  /** Published text. */
  text: string;
  /** Handles a changed field, with its new value. */
  onWrite: (field: 'title' | 'text', value: string) => void;
  /** Category, as it is displayed. */
  category: string;
  /** Facts beside the category: "Oct 12, 2026, 2 min read". */
  facts: string;
  /** True if the author can be emailed. */
  hasAuthor: boolean;
  /** Publishes the corrected text. */
  onEdit: (edited: Edited) => void;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** Set while the correction is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error message of the title, or of the whole form. */
  error?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
}

/**
 * Form that corrects the title or text of a published story, beside its preview. The author is emailed only if the volunteer
 * chooses so. Authors write plain paragraphs, so there is no toolbar, and pasted text becomes paragraphs. A story with headings or
 * links was written by an editor and cannot be corrected here.
 */
export function EditForm({
  title,
  text,
  onWrite,
  category,
  facts,
  hasAuthor,
  onEdit,
  onCancel,
  busy = false,
  error,
  said,
}: EditFormProps) {
  const [notifyAuthor, setTellAuthor] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onEdit({ title, text, notifyAuthor });
  };
  return (
    <Split ratio="7/5" align="start">
      <form noValidate onSubmit={submit} onKeyDown={formKeys(onCancel)} className={unpublish.form}>
        <TextField
          name="title"
          label="Title"
          value={title}
          error={error}
          onChange={({ target }) => onWrite('title', target.value)}
        />
        <TextAreaField
          name="text"
          label="Text"
          hint="A blank line begins a paragraph."
          rows={12}
          value={text}
          onPaste={pasteParagraphs}
          onChange={({ target }) => onWrite('text', target.value)}
        />
        {hasAuthor && (
          <CheckboxField
            name="tellAuthor"
            label="Tell the author"
            hint="We email them the new text."
            checked={notifyAuthor}
            onChange={({ target }) => setTellAuthor(target.checked)}
          />
        )}
        <Text size="small" tone="quiet">
          It is public as soon as you save. To undo, edit it again.
        </Text>
        <div className={foot.foot}>
          <Button type="submit" variant="accent" busy={busy} aria-keyshortcuts="Control+Enter">
            Save the story
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <span role="status" className={foot.said}>
            {said}
          </span>
        </div>
      </form>
      <NewsPreview title={title} summary="" category={category} facts={facts} text={text} />
    </Split>
  );
}
