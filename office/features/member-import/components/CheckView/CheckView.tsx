import { type ImportCheck, type ImportChoice, importDoubles } from '@banyan/api/office';
import { RadioGroupField } from '@banyan/forms/fields';
import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ArrowLeft, Download, KeyRound, MailX } from 'lucide';
import type { ReactNode } from 'react';
import { BarFoot } from '../../../../shell/components/BarFoot/BarFoot.tsx';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { DashboardColumns } from '../../../dashboard/components/DashboardColumns/DashboardColumns.tsx';
import { counted } from '../../../members/components/words.ts';
import { ImportFigures } from '../ImportFigures/ImportFigures.tsx';
import { ProblemGroups } from '../ProblemGroups/ProblemGroups.tsx';
import { ProblemTable } from '../ProblemTable/ProblemTable.tsx';
import { bringWords } from '../words.ts';

export interface CheckViewProps {
  /** Result of the server’s check. */
  check: ImportCheck;
  /** Treatment of existing members. */
  duplicates: ImportChoice['duplicates'];
  /** Changes the treatment of existing members. */
  onDuplicates: (duplicates: ImportChoice['duplicates']) => void;
  /** Downloads the rejected lines, or the lines with a note. */
  onLines: (of: 'rejected' | 'noted') => void;
  /** Imports the members. */
  onBring: () => void;
  /** Returns to the columns. */
  onBack: () => void;
  /** Set while the import runs. */
  busy?: boolean;
  /** Result of the last action, a `FormResult`. */
  result?: ReactNode;
}

const duplicatesWords: Readonly<Record<ImportChoice['duplicates'], string>> = {
  leave: 'Keep as they are',
  fill: 'Fill empty fields',
  take: 'Use the file’s values',
};

/** Lines with one kind of problem: counts by problem, the first lines, and a download of all. */
function Lines({
  check,
  of,
  onLines,
}: Pick<CheckViewProps, 'check' | 'onLines'> & { of: 'rejected' | 'noted' }) {
  const total = check[of];
  const isRejected = of === 'rejected';
  return (
    <Panel heading={isRejected ? 'Can’t be imported' : 'Imported with a note'} aside={counted(total, 'line')}>
      <ProblemGroups groups={check.groups.filter(({ kind }) => kind === of)} />
      <Stack space={8}>
        <div>
          <Button variant="line" icon={<Icon icon={Download} />} onClick={() => onLines(of)}>
            {isRejected
              ? total === 1
                ? 'Download the line as a file'
                : `Download all ${total.toLocaleString('en-US')} as a file`
              : `Download ${counted(total, 'line')} with a note`}
          </Button>
        </div>
        <Text size="small" tone="quiet">
          {isRejected
            ? 'Your columns plus one more: reason. You can upload it again.'
            : 'Fix them in your file and choose it again, or import them as they are.'}
        </Text>
      </Stack>
      <div>
        <ProblemTable problems={check.problems.filter(({ kind }) => kind === of)} total={total} />
      </div>
    </Panel>
  );
}

const Duplicates = ({
  check: { here },
  duplicates,
  onDuplicates,
}: Pick<CheckViewProps, 'check' | 'duplicates' | 'onDuplicates'>) => (
  <RadioGroupField
    name="doubles"
    label={
      here === 1
        ? 'The one who is already a member'
        : `The ${here.toLocaleString('en-US')} who are already members`
    }
    options={importDoubles.map((value) => ({ value, label: duplicatesWords[value] }))}
    value={duplicates}
    onChange={({ currentTarget: { value } }) =>
      onDuplicates(importDoubles.find((one) => one === value) ?? 'leave')
    }
  />
);

/** Preview of an import: counts, rejected lines with their reasons, treatment of existing members, and the import button. */
export const CheckView = ({
  check,
  duplicates,
  onDuplicates,
  onLines,
  onBring,
  onBack,
  busy = false,
  result,
}: CheckViewProps) => {
  const isNothing = check.fresh === 0 && (check.here === 0 || duplicates === 'leave');
  return (
    <>
      <ImportFigures check={check} />
      <DashboardColumns
        aside={
          <>
            {check.here > 0 && (
              <Duplicates check={check} duplicates={duplicates} onDuplicates={onDuplicates} />
            )}
            <InlineAlert icon={MailX}>
              {check.newsletter
                ? 'People with a yes in the newsletter column are subscribed to the newsletter.'
                : 'The file has no newsletter column, so no one is subscribed.'}{' '}
              <b>No emails are sent now.</b>
            </InlineAlert>
          </>
        }
      >
        {check.rejected > 0 && <Lines of="rejected" check={check} onLines={onLines} />}
        {check.noted > 0 && <Lines of="noted" check={check} onLines={onLines} />}
        {check.alike > 0 && (
          <Panel heading="Possible duplicates" aside="imported anyway">
            <div>
              <ProblemTable
                problems={check.problems.filter(({ kind }) => kind === 'alike')}
                total={check.alike}
              />
            </div>
          </Panel>
        )}
        {check.rejected === 0 && check.noted === 0 && check.alike === 0 && (
          <Text>Every row can be imported.</Text>
        )}
      </DashboardColumns>
      <BarFoot
        words={
          busy
            ? 'Importing all at once. This may take a minute.'
            : isNothing
              ? 'Nothing in this file can be imported.'
              : 'Asks for your passkey. Can be undone for seven days.'
        }
      >
        {!isNothing && (
          <Button variant="accent" busy={busy} icon={<Icon icon={KeyRound} />} onClick={onBring}>
            {bringWords(check, duplicates)}
          </Button>
        )}
        <Button variant="quiet" icon={<Icon icon={ArrowLeft} />} onClick={onBack}>
          Columns
        </Button>
        {result}
      </BarFoot>
    </>
  );
};
