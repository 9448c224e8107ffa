import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ArrowLeft, KeyRound } from 'lucide';
import type { ReactNode } from 'react';
import { BarFoot } from '../../../../shell/components/BarFoot/BarFoot.tsx';
import { FigureRow } from '../../../../shell/components/FigureRow/FigureRow.tsx';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import type { GraduatesCheck, GraduatesMode } from '../../../alumni-register/alumni-register.ts';
import { counted } from '../../../members/components/words.ts';
import { HeadingsLine } from '../HeadingsLine/HeadingsLine.tsx';
import { ProblemGroups } from '../ProblemGroups/ProblemGroups.tsx';
import { writtenWords } from '../words.ts';

export interface GraduatesCheckViewProps {
  /** Name of the file. */
  name: string;
  /** Result of the server’s check. */
  check: GraduatesCheck;
  /** True if there is an alumni register to add to or to replace. */
  hasImport: boolean;
  /** Reads the headings from another line of the file. */
  onHeadings: (line: number) => void;
  /** Imports the graduates. */
  onBring: (as: GraduatesMode) => void;
  /** Returns to the choice of a file. */
  onBack: () => void;
  /** Set while the import runs. @default false */
  busy?: boolean;
  /** Result of the last action, a `FormResult`. */
  result?: ReactNode;
}

const many = (count: number) => count.toLocaleString('en-US');
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Notes about a file before it is imported, one sentence each. */
function notesOf({ duplicates, otherPrograms, leftOut }: GraduatesCheck): string[] {
  return [
    duplicates > 0 &&
      `${counted(duplicates, 'line says', 'lines say')} the same as another line, so none of them is a clear match.`,
    otherPrograms > 0 &&
      `${counted(otherPrograms, 'graduate has', 'graduates have')} no program or one that is not on our list. We keep it as written.`,
    leftOut.length > 0 && `Not imported: ${leftOut.join(', ')}.`,
  ].filter((note) => note !== false);
}

const Rejected = ({
  rejected,
  groups,
  problems,
}: Pick<GraduatesCheck, 'rejected' | 'groups' | 'problems'>) => (
  <Panel heading="Can’t be imported" aside={counted(rejected, 'line')}>
    <ProblemGroups groups={groups} />
    <ul>
      {problems.map(({ line, reason }) => (
        <li key={line}>
          Line {many(line)}: {capital(reason)}.
        </li>
      ))}
    </ul>
    {problems.length < rejected && (
      <Text size="small" tone="quiet">
        The first {problems.length} of {many(rejected)}.
      </Text>
    )}
  </Panel>
);

/** Preview of a file of graduates, with buttons that add to the alumni register or replace it. */
export function GraduatesCheckView({
  name,
  check,
  hasImport,
  onHeadings,
  onBring,
  onBack,
  busy = false,
  result,
}: GraduatesCheckViewProps) {
  const { graduates, fresh, rejected } = check;
  const notes = notesOf(check);
  const bring = (as: GraduatesMode, label: string, variant: 'accent' | 'line') => (
    <Button variant={variant} busy={busy} icon={<Icon icon={KeyRound} />} onClick={() => onBring(as)}>
      {label}
    </Button>
  );
  return (
    <Stack space={24}>
      <Text>
        <b>{name}</b>, {writtenWords({ ...check, lines: graduates + check.duplicates + rejected })}
      </Text>
      <HeadingsLine first={check.first} line={check.headings} onLine={onHeadings} busy={busy} />
      <FigureRow
        figures={[
          { value: many(graduates), label: graduates === 1 ? 'graduate' : 'graduates' },
          ...(hasImport ? [{ value: many(fresh), label: 'not in the alumni register yet' }] : []),
          {
            value: many(rejected),
            label: rejected === 1 ? 'line can’t be imported' : 'lines can’t be imported',
            tone: rejected > 0 ? ('bad' as const) : undefined,
          },
        ]}
      />
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      {rejected > 0 && <Rejected {...check} />}
      <BarFoot
        words={
          busy
            ? 'Importing all at once. This may take a minute.'
            : graduates === 0
              ? 'No one in this file can be imported.'
              : 'Asks for your passkey. No emails are sent, and no one becomes a member.'
        }
      >
        {(hasImport ? fresh : graduates) > 0 &&
          bring(
            'add',
            hasImport ? `Add ${many(fresh)} to the register` : `Import ${many(graduates)}`,
            'accent',
          )}
        {hasImport && graduates > 0 && bring('replace', 'Replace the register', 'line')}
        <Button variant="quiet" icon={<Icon icon={ArrowLeft} />} onClick={onBack}>
          Another file
        </Button>
        {result}
      </BarFoot>
    </Stack>
  );
}
