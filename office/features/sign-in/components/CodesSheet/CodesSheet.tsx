import { CheckboxField } from '@banyan/forms/fields';
import { Button, FactGrid, type FactGridItem, Icon } from '@banyan/ui/elements';
import { ArrowRight, Copy, Download, Printer } from 'lucide';
import { type FormEvent, useState } from 'react';
import * as styles from './CodesSheet.css.ts';

export interface CodesSheetProps {
  /** Recovery codes, 26 letters and digits each. */
  codes: readonly string[];
  /** Facts above the codes: the owner, the date, and where to use them. */
  facts: readonly FactGridItem[];
  /** Label of the button that continues. */
  doneLabel: string;
  /** Called when the volunteer confirms that the codes are saved. */
  onDone: () => void;
  /** Prints the sheet. @default the browser's own */
  onPrint?: () => void;
  /** Saves the codes as a file. */
  onSave: () => void;
  /** Copies the codes. */
  onCopy: () => void;
  /** True after the codes were copied; shown on the button. @default false */
  copied?: boolean;
}

/** Splits a code into readable groups: four of five characters and one of six. */
const grouped = (code: string): string =>
  [0, 5, 10, 15, 20].map((from) => code.slice(from, from === 20 ? undefined : from + 5)).join(' ');

/** Recovery codes, shown only once: print, save or copy them. The button to continue needs a confirmation. */
export function CodesSheet({
  codes,
  facts,
  doneLabel,
  onDone,
  onPrint = () => window.print(),
  onSave,
  onCopy,
  copied = false,
}: CodesSheetProps) {
  const [kept, setKept] = useState(false);
  const [missed, setMissed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissed(!kept);
    if (kept) onDone();
    else document.getElementById('codes-kept')?.focus();
  };
  return (
    <>
      <FactGrid items={facts} stacking className={styles.facts} />
      <ol aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {grouped(code)}
          </li>
        ))}
      </ol>
      <form noValidate onSubmit={submit} className={styles.acts}>
        <div className={styles.row}>
          <Button variant="line" onClick={onPrint} icon={<Icon icon={Printer} />}>
            Print the sheet
          </Button>
          <Button variant="quiet" onClick={onSave} icon={<Icon icon={Download} />}>
            Save as text
          </Button>
          <Button variant="quiet" onClick={onCopy} icon={<Icon icon={Copy} />}>
            Copy
          </Button>
          <span role="status" className={styles.meta}>
            {copied ? 'Copied.' : ''}
          </span>
        </div>
        <CheckboxField
          id="codes-kept"
          name="kept"
          label="I have printed or saved them. They are not shown again."
          checked={kept}
          error={missed ? 'Print or save them first, then check this box.' : undefined}
          onChange={(event) => {
            setKept(event.currentTarget.checked);
            setMissed(false);
          }}
        />
        <div className={styles.row}>
          <Button type="submit" variant="accent">
            {doneLabel}
            <Icon icon={ArrowRight} />
          </Button>
          <span className={styles.meta}>If you make new ones later, these stop working.</span>
        </div>
      </form>
    </>
  );
}
