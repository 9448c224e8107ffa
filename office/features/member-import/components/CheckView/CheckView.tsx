import { type RollCheck, type RollChoice, rollDoubles } from '@banyan/api/office';
import { RadioGroupField } from '@banyan/forms/fields';
import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ArrowLeft, Download, KeyRound, MailX } from 'lucide';
import type { ReactNode } from 'react';
import { BarFoot } from '../../../../shell/components/BarFoot/BarFoot.tsx';
import { Block } from '../../../../shell/components/Block/Block.tsx';
import { Strip } from '../../../../shell/components/Strip/Strip.tsx';
import { DeskColumns } from '../../../dashboard/components/DeskColumns/DeskColumns.tsx';
import { counted } from '../../../members/components/words.ts';
import { ProblemGroups } from '../ProblemGroups/ProblemGroups.tsx';
import { ProblemTable } from '../ProblemTable/ProblemTable.tsx';
import { RollFigures } from '../RollFigures/RollFigures.tsx';
import { bringWords } from '../words.ts';

export interface CheckViewProps {
  /** What the server says of the file. */
  check: RollCheck;
  /** What becomes of who is here already. */
  doubles: RollChoice['doubles'];
  /** Those who are here already are treated in another way. */
  onDoubles: (doubles: RollChoice['doubles']) => void;
  /** Downloads the lines that cannot come in, or those that come in with a note. */
  onLines: (of: 'rejected' | 'noted') => void;
  /** Brings them in. */
  onBring: () => void;
  /** Back to the columns. */
  onBack: () => void;
  /** It is coming in. */
  busy?: boolean;
  /** Result of the last action, a `FormResult`. */
  result?: ReactNode;
}

const doublesWords: Readonly<Record<RollChoice['doubles'], string>> = {
  leave: 'Keep as they are',
  fill: 'Fill empty fields',
  take: 'Use the file’s values',
};

/** Lines of one kind: how many have which problem, the first of them, and all of them as a file. */
function Lines({
  check,
  of,
  onLines,
}: Pick<CheckViewProps, 'check' | 'onLines'> & { of: 'rejected' | 'noted' }) {
  const total = check[of];
  const isRejected = of === 'rejected';
  return (
    <Block heading={isRejected ? 'Can’t be imported' : 'Imported with a note'} aside={counted(total, 'line')}>
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
    </Block>
  );
}

const Doubles = ({
  check: { here },
  doubles,
  onDoubles,
}: Pick<CheckViewProps, 'check' | 'doubles' | 'onDoubles'>) => (
  <RadioGroupField
    name="doubles"
    label={
      here === 1
        ? 'The one who is already a member'
        : `The ${here.toLocaleString('en-US')} who are already members`
    }
    options={rollDoubles.map((value) => ({ value, label: doublesWords[value] }))}
    value={doubles}
    onChange={({ currentTarget: { value } }) =>
      onDoubles(rollDoubles.find((one) => one === value) ?? 'leave')
    }
  />
);

/** What would come of a roll: how many, which lines cannot and why, what becomes of who is here; and bringing it in. */
export const CheckView = ({
  check,
  doubles,
  onDoubles,
  onLines,
  onBring,
  onBack,
  busy = false,
  result,
}: CheckViewProps) => {
  const isNothing = check.fresh === 0 && (check.here === 0 || doubles === 'leave');
  return (
    <>
      <RollFigures check={check} />
      <DeskColumns
        aside={
          <>
            {check.here > 0 && <Doubles check={check} doubles={doubles} onDoubles={onDoubles} />}
            <Strip icon={MailX}>
              {check.newsletter
                ? 'People with a yes in the newsletter column are subscribed to the newsletter.'
                : 'The file has no newsletter column, so no one is subscribed.'}{' '}
              <b>No emails are sent now.</b>
            </Strip>
          </>
        }
      >
        {check.rejected > 0 && <Lines of="rejected" check={check} onLines={onLines} />}
        {check.noted > 0 && <Lines of="noted" check={check} onLines={onLines} />}
        {check.alike > 0 && (
          <Block heading="Possible duplicates" aside="imported anyway">
            <div>
              <ProblemTable
                problems={check.problems.filter(({ kind }) => kind === 'alike')}
                total={check.alike}
              />
            </div>
          </Block>
        )}
        {check.rejected === 0 && check.noted === 0 && check.alike === 0 && (
          <Text>Every row can be imported.</Text>
        )}
      </DeskColumns>
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
            {bringWords(check, doubles)}
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
