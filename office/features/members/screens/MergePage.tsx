import { serverNow } from '@banyan/api/client';
import type { Member, MemberComparison, MergeField } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { BackLink, ButtonLink, EmptyState, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { DataTable } from '../../../kit/DataTable/DataTable.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { doubleWords } from '../../review/components/doubleWords.ts';
import { FoundLine } from '../components/FoundLine/FoundLine.tsx';
import { memberColumns } from '../components/MemberList/memberColumns.ts';
import { MergeForm } from '../components/MergeForm/MergeForm.tsx';
import { factsLine } from '../components/words.ts';
import type { MembersFound } from './members.ts';
import { memberLines } from './useMemberDeeds.ts';

export interface ChooseOtherPageProps {
  member: Member;
  /** Words that were searched by. */
  words: string;
  /** Who was found by them; nobody was looked for without. */
  found: MembersFound | undefined;
}

const hrefOf = (id: string, other: string) => `/office/members/${id}/merge?with=${other}`;

/** Which entry is of the same person: one that looks like it, or one that is searched for. */
export function ChooseOtherPage({ member, words, found }: ChooseOtherPageProps) {
  const router = useRouter();
  const [typed, setTyped] = useState(words);
  useRowKeys();
  const search = () =>
    void router.navigate({
      to: '/office/members/$id/merge',
      params: { id: member.id },
      search: { q: typed.trim() || undefined },
      replace: true,
    });
  const rows = found?.rows.filter(({ id }) => id !== member.id);
  return (
    <>
      <ScreenHead title="Merge two entries" />
      <Stack space={16}>
        <BackLink href={`/office/members/${member.id}`}>{member.name}</BackLink>
        {member.doubles.map((double) => (
          <Strip
            key={double.ref}
            tone="warning"
            action={
              double.state === 'approved' && (
                <ButtonLink variant="line" size="small" href={hrefOf(member.id, double.ref)}>
                  Compare<VisuallyHidden> with {double.ref}</VisuallyHidden>
                </ButtonLink>
              )
            }
          >
            <b>Possible duplicate.</b> {doubleWords(double)}
          </Strip>
        ))}
        <Text>Which entry is the duplicate of {member.name}?</Text>
        <SearchForm action={`/office/members/${member.id}/merge`} label="Search members" onSearch={search}>
          <SearchBox
            name="q"
            label="Name or reference"
            placeholder="Name or reference, then Enter"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </SearchForm>
        {rows && rows.length > 0 && found && (
          <div>
            <FoundLine
              shown={rows.length}
              total={rows.length}
              order="by name"
              outside={{ count: found.outside, of: 'your' }}
            />
            <DataTable
              rows={rows}
              keyOf={({ id }) => id}
              columns={memberColumns(serverNow())}
              summary={factsLine}
              avatarOf={({ id, name }) => ({ id, name })}
              hrefOf={({ id }) => hrefOf(member.id, id)}
            />
          </div>
        )}
        {rows?.length === 0 && (
          <EmptyState live heading="No one else has that name." headingLevel={2}>
            Try the first letters of a name.
          </EmptyState>
        )}
      </Stack>
    </>
  );
}

export interface MergePageProps {
  compared: MemberComparison;
}

/** What the entry that stays lacks is taken of the other, until somebody chooses otherwise. */
const lacking = ({ fields }: MemberComparison): ReadonlySet<MergeField> =>
  new Set(fields.filter(({ keep }) => keep === '').map(({ name }) => name));

/** Makes two entries of one person one. */
export function MergePage({ compared }: MergePageProps) {
  const { keep, drop } = compared;
  const router = useRouter();
  const unavailableBecause = useOnline() ? undefined : offlineId;
  const [taken, setTaken] = useState(() => lacking(compared));
  const line = `merge ${keep.id}`;
  const { busy, run } = useActions(line);
  const setResult = useSetAtom(resultAtom);
  const toRecord = () =>
    router.navigate({ to: '/office/members/$id', params: { id: keep.id }, replace: true });
  const merge = async () => {
    const answer = await run(`Merge ${drop.ref} into ${keep.ref}`, async (options) => {
      const merged = await client.mergeMembers(
        {
          keep: { id: keep.id, version: keep.version },
          drop: { id: drop.id, version: drop.version },
          take: [...taken],
        },
        options,
      );
      await toRecord();
      return merged;
    });
    if (!answer) return;
    const words = `${drop.name}, ${drop.ref}, is merged into this entry.`;
    const undoId = `merge ${drop.id} ${Date.now()}`;
    pushUndo({
      id: undoId,
      words,
      at: serverNow(),
      leavesAt: null,
      way: { kind: 'members merged', kept: keep.id, dropped: drop.id, name: drop.name },
    });
    setResult({ subject: memberLines(keep.id).merges, tone: 'success', words, undoId });
  };
  return (
    <>
      <ScreenHead title="Merge two entries" />
      <Stack space={16}>
        <BackLink href={`/office/members/${keep.id}`}>{keep.name}</BackLink>
        {unavailableBecause !== undefined && (
          <Strip live tone="warning" id={offlineId}>
            You’re offline. You can read, but not merge.
          </Strip>
        )}
        <MergeForm
          compared={compared}
          taken={taken}
          onTake={(field, isTaken) => {
            const next = new Set(taken);
            if (isTaken) next.add(field);
            else next.delete(field);
            setTaken(next);
          }}
          onTurn={() =>
            void router.navigate({
              to: '/office/members/$id/merge',
              params: { id: drop.id },
              search: { with: keep.id },
              replace: true,
            })
          }
          onMerge={() => void merge()}
          busy={busy !== undefined}
          unavailableBecause={unavailableBecause}
          result={<FormResult subject={line} />}
        />
      </Stack>
    </>
  );
}
