import type { ImportChoice, ImportColumn, MemberImport } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { BarFoot } from '../../../shell/components/BarFoot/BarFoot.tsx';
import { counted } from '../../members/components/words.ts';
import { ColumnTable } from '../components/ColumnTable/ColumnTable.tsx';
import { complaintOf } from '../components/ColumnTable/complaint.ts';
import { HeadingsLine } from '../components/HeadingsLine/HeadingsLine.tsx';
import { ImportIntro } from '../components/ImportIntro/ImportIntro.tsx';
import { ImportScreen } from './ImportScreen.tsx';
import { importLine } from './useImportActions.ts';

const headingsLine = 'import headings';

export interface ColumnsStepProps {
  memberImport: MemberImport;
  /** Choices of the last check. */
  choice: ImportChoice | null;
}

/** Guessed fields of the columns. If two columns have the same guess, only the first keeps it. */
const guessed = ({ columns }: MemberImport): (ImportColumn | null)[] =>
  columns.map(({ guess }, index) =>
    columns.findIndex((other) => other.guess === guess) === index ? guess : null,
  );

/** Step to choose the field of each column of the file. */
export function ColumnsStep({ memberImport: kept, choice }: ColumnsStepProps) {
  const router = useRouter();
  const [memberImport, setImport] = useState(kept);
  const [columns, setColumns] = useState(() => choice?.columns ?? guessed(memberImport));
  const reading = useActions(headingsLine);
  const checking = useActions(importLine);
  const params = { id: memberImport.id };

  const readUnder = (line: number) => {
    checking.say(undefined);
    return reading.run(
      `Read ${memberImport.name}`,
      () => client.getImport({ params, query: { headings: String(line) } }),
      {
        after: ({ memberImport: read }) => {
          if (read === null) return;
          setImport(read);
          setColumns(guessed(read));
        },
      },
    );
  };
  const check = async () => {
    reading.say(undefined);
    const complaint = complaintOf(columns);
    if (complaint !== undefined) return checking.say({ tone: 'critical', words: complaint });
    const checked = await checking.run(`Check ${memberImport.name}`, (options) =>
      client.checkImport(
        { columns, duplicates: choice?.duplicates ?? 'leave', headings: memberImport.headings },
        { params, ...options },
      ),
    );
    if (checked)
      await router.navigate({ to: '/office/members/import', search: { memberImport: memberImport.id } });
  };
  return (
    <ImportScreen step={2}>
      <ImportIntro memberImport={memberImport} />
      <HeadingsLine
        first={memberImport.first}
        line={memberImport.headings}
        onLine={(line) => void readUnder(line)}
        busy={reading.busy !== undefined}
      />
      <FormResult subject={headingsLine} />
      <ColumnTable
        columns={memberImport.columns}
        chosen={columns}
        onChoose={(index, column) => {
          checking.say(undefined);
          setColumns(columns.map((one, at) => (at === index ? column : one)));
        }}
      />
      <BarFoot words="Nothing is imported until you have seen the check.">
        <Button variant="accent" busy={checking.busy !== undefined} onClick={() => void check()}>
          Check {counted(memberImport.lines, 'line')}
        </Button>
        <ButtonLink variant="quiet" href="/office/members/import">
          Another file
        </ButtonLink>
        <FormResult subject={importLine} />
      </BarFoot>
    </ImportScreen>
  );
}
