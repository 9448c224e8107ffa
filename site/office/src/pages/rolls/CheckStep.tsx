import { type Roll, type RollCheck, type RollChoice, rollDoubles } from '@banyan/api/office';
import { RadioGroupField } from '@banyan/forms/fields';
import { DeskColumns } from '@banyan/office/desk';
import { counted } from '@banyan/office/members';
import { ProblemTable, RollFigures } from '@banyan/office/roll';
import { BarFoot, Block, Strip } from '@banyan/office/shell';
import { Button, ErrorState, Icon, Skeleton, SkeletonGroup, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Download, KeyRound, MailX } from 'lucide';
import { useEffect, useState } from 'react';
import { act, saidOf } from '../../act.ts';
import { client } from '../../client.ts';
import { RollFrame } from './RollFrame.tsx';
import { useRollDeeds } from './useRollDeeds.ts';

export interface CheckStepProps {
  roll: Roll;
  /** What was chosen when it was checked last. */
  choice: RollChoice;
}

const doublesWords: Readonly<Record<RollChoice['doubles'], string>> = {
  leave: 'Leave as they are',
  fill: 'Fill what is empty',
  take: 'Take the file’s answers',
};

type Checked = { state: 'busy' } | { state: 'read'; check: RollCheck } | { state: 'failed'; words: string };

/** What would come of the roll now: asked again with each visit, for others change members meanwhile. */
function useCheck({ roll, choice: { columns, doubles } }: CheckStepProps): Checked & { again: () => void } {
  const [checked, setChecked] = useState<Checked>({ state: 'busy' });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by its words; another round asks the same once more
  useEffect(() => {
    let isLeft = false;
    setChecked({ state: 'busy' });
    act(`Check ${roll.name}`, (options) =>
      client.checkRoll({ columns, doubles }, { params: { id: roll.id }, ...options }),
    ).then(
      (check) => !isLeft && setChecked({ state: 'read', check }),
      (error) =>
        !isLeft && setChecked({ state: 'failed', words: saidOf(error) ?? 'Your passkey was not shown.' }),
    );
    return () => {
      isLeft = true;
    };
  }, [roll.id, asked, round]);
  return { ...checked, again: () => setRound(round + 1) };
}

/** What the button brings in: "Bring in 4,812 people", "Change 63 people". */
function bringWords({ fresh, here }: RollCheck, doubles: RollChoice['doubles']): string {
  const changes = doubles === 'leave' ? 0 : here;
  const people = (count: number) => counted(count, 'person', 'people');
  if (fresh === 0 && changes > 0) return `Change up to ${people(changes)}`;
  return changes > 0
    ? `Bring in ${people(fresh)}, change up to ${changes.toLocaleString('en-US')}`
    : `Bring in ${people(fresh)}`;
}

/** What would come of a roll, line by line where it cannot, and bringing it in. */
export function CheckStep({ roll, choice }: CheckStepProps) {
  const router = useRouter();
  const deeds = useRollDeeds();
  const checked = useCheck({ roll, choice });
  const [doubles, setDoubles] = useState(choice.doubles);
  const back = () =>
    void router.navigate({ to: '/office/members/import', search: { roll: roll.id, step: 'columns' } });
  if (checked.state === 'failed')
    return (
      <RollFrame step={3} said={deeds.said}>
        <ErrorState heading={checked.words} headingLevel={2} onRetry={checked.again} retryLabel="Try again" />
        <BarFoot>
          <Button variant="quiet" icon={<Icon icon={ArrowLeft} />} onClick={back}>
            Columns
          </Button>
        </BarFoot>
      </RollFrame>
    );
  if (checked.state === 'busy')
    return (
      <RollFrame step={3} said={deeds.said}>
        <SkeletonGroup label={`Checking ${counted(roll.lines, 'line')}…`}>
          <Stack space={16}>
            <Skeleton />
            <Skeleton shape="heading" length="medium" />
            <Skeleton length="long" />
          </Stack>
        </SkeletonGroup>
      </RollFrame>
    );
  const { check } = checked;
  const rejected = check.problems.filter(({ kind }) => kind === 'rejected');
  const alike = check.problems.filter(({ kind }) => kind === 'alike');
  const isNothing = check.fresh === 0 && (check.here === 0 || doubles === 'leave');
  const isBusy = deeds.busy === roll.id;
  return (
    <RollFrame step={3} said={deeds.said}>
      <RollFigures check={check} />
      <DeskColumns
        aside={
          <>
            {check.here > 0 && (
              <RadioGroupField
                name="doubles"
                label={
                  check.here === 1
                    ? 'The one who is here already'
                    : `The ${check.here.toLocaleString('en-US')} who are here already`
                }
                options={rollDoubles.map((value) => ({ value, label: doublesWords[value] }))}
                value={doubles}
                onChange={({ currentTarget: { value } }) =>
                  setDoubles(rollDoubles.find((one) => one === value) ?? 'leave')
                }
              />
            )}
            <Strip icon={MailX}>
              {check.newsletter
                ? 'Whoever has a yes in the newsletter column gets the newsletter from now on.'
                : 'The file has no newsletter column, so nobody will get the newsletter.'}{' '}
              <b>Nobody gets a mail now.</b>
            </Strip>
          </>
        }
      >
        {check.rejected > 0 && (
          <Block heading="Cannot come in" aside={counted(check.rejected, 'line')}>
            <div>
              <ProblemTable problems={rejected} total={check.rejected} />
            </div>
            <Stack space={8}>
              <div>
                <Button
                  variant="line"
                  icon={<Icon icon={Download} />}
                  onClick={() => void deeds.takeRejected(roll)}
                >
                  {check.rejected === 1 ? 'It' : `All ${check.rejected.toLocaleString('en-US')}`} as a file
                </Button>
              </div>
              <Text size="small" tone="quiet">
                Your headings, one more column: reason. It can be loaded again.
              </Text>
            </Stack>
          </Block>
        )}
        {check.alike > 0 && (
          <Block heading="Look like one another" aside="they come in all the same">
            <div>
              <ProblemTable problems={alike} total={check.alike} />
            </div>
          </Block>
        )}
        {check.rejected === 0 && check.alike === 0 && <Text>Every line can come in.</Text>}
      </DeskColumns>
      <BarFoot
        words={
          isBusy
            ? 'They come in all at once. This may take a minute; you may leave, it goes on.'
            : 'Asks for your passkey. Can be undone for seven days.'
        }
      >
        {!isNothing && (
          <Button
            variant="accent"
            busy={isBusy}
            icon={<Icon icon={KeyRound} />}
            onClick={() => void deeds.commit(roll, { columns: choice.columns, doubles })}
          >
            {bringWords(check, doubles)}
          </Button>
        )}
        <Button variant="quiet" icon={<Icon icon={ArrowLeft} />} onClick={back}>
          Columns
        </Button>
      </BarFoot>
    </RollFrame>
  );
}
