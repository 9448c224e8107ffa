import type { Roll, RollChoice, RollColumn } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import type { Said } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { BarFoot } from '../../../shell/components/BarFoot/BarFoot.tsx';
import { counted } from '../../members/components/words.ts';
import { ColumnTable } from '../components/ColumnTable/ColumnTable.tsx';
import { complaintOf } from '../components/ColumnTable/complaint.ts';
import { HeadingsLine } from '../components/HeadingsLine/HeadingsLine.tsx';
import { RollIntro } from '../components/RollIntro/RollIntro.tsx';
import { RollFrame } from './RollFrame.tsx';

export interface ColumnsStepProps {
  roll: Roll;
  /** What was chosen when it was checked last. */
  choice: RollChoice | null;
}

/** Two columns that seem to be the same: the first one is. */
const guessed = ({ columns }: Roll): (RollColumn | null)[] =>
  columns.map(({ guess }, index) =>
    columns.findIndex((other) => other.guess === guess) === index ? guess : null,
  );

/** What each column of the file becomes. */
export function ColumnsStep({ roll: kept, choice }: ColumnsStepProps) {
  const router = useRouter();
  const [roll, setRoll] = useState(kept);
  const [isReading, setReading] = useState(false);
  const [columns, setColumns] = useState(() => choice?.columns ?? guessed(roll));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const readUnder = async (line: number) => {
    setReading(true);
    setSaid(undefined);
    try {
      const { roll: read } = await client.getRoll({
        params: { id: roll.id },
        query: { headings: String(line) },
      });
      if (read === null)
        return setSaid({ tone: 'critical', words: 'This file was deleted. Choose it again.' });
      setRoll(read);
      setColumns(guessed(read));
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
    } finally {
      setReading(false);
    }
  };
  const check = async () => {
    const complaint = complaintOf(columns);
    if (complaint !== undefined) return setSaid({ tone: 'critical', words: complaint });
    setBusy(true);
    setSaid(undefined);
    try {
      await act(`Check ${roll.name}`, (options) =>
        client.checkRoll(
          { columns, doubles: choice?.doubles ?? 'leave', headings: roll.headings },
          { params: { id: roll.id }, ...options },
        ),
      );
      await router.invalidate();
      await router.navigate({ to: '/office/members/import', search: { roll: roll.id } });
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
    } finally {
      setBusy(false);
    }
  };
  return (
    <RollFrame step={2} said={said}>
      <RollIntro roll={roll} />
      <HeadingsLine
        first={roll.first}
        line={roll.headings}
        onLine={(line) => void readUnder(line)}
        busy={isReading}
      />
      <ColumnTable
        columns={roll.columns}
        chosen={columns}
        onChoose={(index, column) => {
          setSaid(undefined);
          setColumns(columns.map((one, at) => (at === index ? column : one)));
        }}
      />
      <BarFoot words="Nothing is imported until you have seen the check.">
        <Button variant="accent" busy={busy} onClick={() => void check()}>
          Check {counted(roll.lines, 'line')}
        </Button>
        <ButtonLink variant="quiet" href="/office/members/import">
          Another file
        </ButtonLink>
      </BarFoot>
    </RollFrame>
  );
}
