import type { MemberImport } from '@banyan/api/office';
import { SelectField } from '@banyan/forms/fields';
import { masked } from '../words.ts';

export interface HeadingsLineProps {
  /** First lines of the file, with their numbers. */
  first: MemberImport['first'];
  /** Number of the line with the headings. */
  line: number;
  /** Reads the headings from another line. */
  onLine: (line: number) => void;
  /** Set while the columns below another line are being read. @default false */
  busy?: boolean;
}

/** Maximum number of cells shown to identify a line. */
const mostCells = 5;

const lineWords = ({ line, cells }: MemberImport['first'][number]) => {
  const told = cells.filter((cell) => cell.trim() !== '').map(masked);
  return `Line ${line}: ${told.slice(0, mostCells).join(', ')}${told.length > mostCells ? ', …' : ''}`;
};

/** Choice of the line with the headings. Many files begin with titles and notes. */
export function HeadingsLine({ first, line, onLine, busy = false }: HeadingsLineProps) {
  const above = first.filter((one) => one.line < line).length;
  return (
    <SelectField
      name="headings"
      label="Column names are in"
      hint={
        above === 0
          ? 'Everything below is read.'
          : `Everything below is read. ${above === 1 ? 'The line above is' : `The ${above} lines above are`} skipped.`
      }
      placeholder="Choose the row with the column names"
      options={first.map((one) => ({ value: String(one.line), label: lineWords(one) }))}
      value={String(line)}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => value !== '' && onLine(Number(value))}
    />
  );
}
