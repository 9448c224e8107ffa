import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { pasteParagraphs } from '../../../../kit/writing/plainText.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { NewsPreview } from '../../../news/components/NewsPreview/NewsPreview.tsx';
import * as unpublish from '../UnpublishForm/UnpublishForm.css.ts';

/** A story as it shall read. */
export interface Edited {
  title: string;
  text: string;
  /** Whether its author gets the new text. */
  notifyAuthor: boolean;
}

export interface EditFormProps {
  /** The title as it is published. */
  title: string;
  /** The text as it is published. */
  text: string;
  /** A field has changed, with its new value. */
  onWrite: (field: 'title' | 'text', value: string) => void;
  /** Its category, as it is read. */
  category: string;
  /** What stands beside its category: "Oct 12, 2026, 2 min read". */
  facts: string;
  /** Whether its author can be told. */
  hasAuthor: boolean;
  /** Puts the new text on the site. */
  onEdit: (mended: Edited) => void;
  /** Closes it; nothing was done. */
  onCancel: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong: with the title, or with all of it. */
  error?: string | undefined;
  /** "Draft saved 8:11 PM, not published", of the draft. */
  said?: ReactNode;
}

/**
 * Mends a slip in a published story: in its title or its text, beside how it will stand. The language stays the writer's, who is told
 * only when somebody wants that. Writers send plain paragraphs, so there is no toolbar, and what is pasted becomes paragraphs; a story
 * with headings or links was written by an editor, and its words are not mended here.
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
