import { chapters } from '@banyan/api/contract';
import type { Settings } from '@banyan/api/office';
import { SelectField, TextField } from '@banyan/forms/fields';
import { Text } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import type { FormDraft } from '../../../../shell/components/useTyped.ts';
import * as styles from '../form.css.ts';
import { SaveFoot } from '../SaveFoot/SaveFoot.tsx';

export interface SitesFormProps {
  /** Sites that may use the API, each with its chapter. */
  sites: Settings['sites'];
  /** Saves the chapter of each site. */
  onSave: (sites: Settings['sites']) => void;
  /** Set while it is being saved: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Draft of the choices by origin, and of an added site. @default no draft */
  draft?: FormDraft | undefined;
}

const options = chapters.map(({ id, name }) => ({ value: id, label: name }));

interface ChapterOfProps {
  origin: string;
  /** Id of the chapter; empty for none. */
  value: string;
  onChange: (chapter: string) => void;
}

const ChapterOf = ({ origin, value, onChange }: ChapterOfProps) => (
  <SelectField
    name="chapter"
    label={origin}
    placeholder="No chapter"
    options={options}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** Form for the chapter of each site. */
export function SitesForm({ sites, onSave, busy = false, draft }: SitesFormProps) {
  const [own, setOwn] = useState<FormDraft['text']>({});
  const chosen = draft?.text ?? own;
  const choose = (field: string, value: string) =>
    draft ? draft.write(field, value) : setOwn({ ...own, [field]: value });
  const more = { origin: chosen.origin ?? '', chapter: chosen.chapter ?? '' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const known = sites.map(({ origin, chapter }) => ({
      origin,
      chapter: (chosen[origin] ?? chapter) || null,
    }));
    const added = more.origin.trim();
    onSave(added === '' ? known : [...known, { origin: added, chapter: more.chapter || null }]);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={styles.form}>
      <Text measure>
        What people send from a chapter’s site belongs to that chapter: its reviewers see it, and emails to
        volunteers say where it came from.
      </Text>
      {sites.map(({ origin, chapter }) => (
        <ChapterOf
          key={origin}
          origin={origin}
          value={chosen[origin] ?? chapter ?? ''}
          onChange={(next) => choose(origin, next)}
        />
      ))}
      <div className={styles.two}>
        <TextField
          id="sites-origin"
          name="origin"
          type="url"
          label="Another site"
          placeholder="https://bay-area.example.org"
          autoComplete="off"
          value={more.origin}
          onChange={(event) => choose('origin', event.currentTarget.value)}
        />
        <ChapterOf origin="Chapter" value={more.chapter} onChange={(chapter) => choose('chapter', chapter)} />
      </div>
      <SaveFoot busy={busy} said={draft?.said} />
    </form>
  );
}
