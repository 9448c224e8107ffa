import { contactColumns, type MemberColumn, memberColumns } from '@banyan/api/office';
import { CheckboxField, FieldSet } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { columnNames, counted } from '../words.ts';
import * as styles from './ExportForm.css.ts';

export interface ExportFormProps {
  /** Number of members in the list, on all pages. */
  total: number;
  /** Exports the file with these columns. */
  onExport: (columns: MemberColumn[]) => void;
  /** Closes the form without exporting. */
  onCancel: () => void;
  /** Set while the file is being made: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error message of the columns. */
  error?: string | undefined;
  /** Result of exporting, a `FormResult`. */
  result?: ReactNode;
}

const isContact = (column: MemberColumn) => contactColumns.includes(column);
const openColumns = memberColumns.filter((column) => !isContact(column));

/** Form to choose the columns of an exported file. Columns with contact data have to be selected by hand. */
export function ExportForm({ total, onExport, onCancel, busy = false, error, result }: ExportFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<MemberColumn>>(new Set(openColumns));
  const toggle = (column: MemberColumn) => {
    const next = new Set(chosen);
    if (!next.delete(column)) next.add(column);
    setChosen(next);
  };
  const columns = memberColumns.filter((column) => chosen.has(column));
  const contact = columns.filter(isContact).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onExport(columns);
  };
  const boxesOf = (of: readonly MemberColumn[]) => (
    <div className={styles.columns}>
      {of.map((column) => (
        <CheckboxField
          key={column}
          name={column}
          label={columnNames[column]}
          checked={chosen.has(column)}
          onChange={() => toggle(column)}
        />
      ))}
    </div>
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack space={16}>
        <FieldSet legend="Columns" space="tight">
          {boxesOf(openColumns)}
        </FieldSet>
        <FieldSet legend="Contact info" space="tight" error={error}>
          {boxesOf(contactColumns)}
        </FieldSet>
        <Text>{counted(total, 'row')}. Private data: store it safely. We log that you exported it.</Text>
        <p role="status" className={styles.count}>
          {contact} of {counted(columns.length, 'column')} {contact === 1 ? 'is' : 'are'} contact info.
        </p>
        <div className={foot.foot}>
          <Button type="submit" variant="accent" busy={busy}>
            Export
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          {result}
        </div>
      </Stack>
    </form>
  );
}
