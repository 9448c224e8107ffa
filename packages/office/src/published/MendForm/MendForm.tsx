import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import * as foot from '../../shell/formFoot.css.ts';
import * as takeDown from '../TakeDownForm/TakeDownForm.css.ts';

/** A story as it shall read. */
export interface Mended {
  title: string;
  text: string;
  /** Whether its author gets the new text. */
  tellAuthor: boolean;
}

export interface MendFormProps {
  /** The title as it is published. */
  title: string;
  /** The text as it is published. */
  text: string;
  /** Whether its author can be told. */
  hasAuthor: boolean;
  /** Puts the new text on the site. */
  onMend: (mended: Mended) => void;
  /** Closes it; nothing was done. */
  onCancel: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong: with the title, or with all of it. */
  error?: string | undefined;
}

/** Mends a slip in a published story: in its title or its text. The language stays the writer's. */
export function MendForm({ title, text, hasAuthor, onMend, onCancel, busy = false, error }: MendFormProps) {
  const [mended, setMended] = useState<Mended>({ title, text, tellAuthor: hasAuthor });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onMend(mended);
  };
  return (
    <form noValidate onSubmit={submit} className={takeDown.form}>
      <TextField
        name="title"
        label="Title"
        value={mended.title}
        error={error}
        onChange={({ target }) => setMended({ ...mended, title: target.value })}
      />
      <TextAreaField
        name="text"
        label="Text"
        hint="A blank line begins a paragraph."
        rows={12}
        value={mended.text}
        onChange={({ target }) => setMended({ ...mended, text: target.value })}
      />
      {hasAuthor && (
        <CheckboxField
          name="tellAuthor"
          label="Tell the author"
          hint="They get a letter with the new text."
          checked={mended.tellAuthor}
          onChange={({ target }) => setMended({ ...mended, tellAuthor: target.checked })}
        />
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Save the story
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
