import { serverNow } from '@banyan/api/client';
import type { Member, MemberComparison, MergeField } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { ButtonLink, EmptyState, Text, VisuallyHidden } from '@banyan/ui/elements';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { FormResult } from '../../../../kit/FormResult.tsx';
import { load } from '../../../../kit/load.ts';
import { offlineId } from '../../../../kit/Screen/offline.ts';
import { Screen } from '../../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../../kit/useActions.ts';
import { useOnline } from '../../../../kit/useOnline.ts';
import { client } from '../../../../shell/client.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { useRowKeys } from '../../../../shell/useRowKeys.ts';
import { duplicateWords } from '../../../review/components/duplicateWords.ts';
import { FoundLine } from '../../components/FoundLine/FoundLine.tsx';
import { memberColumns } from '../../components/MemberList/memberColumns.ts';
import { MergeForm } from '../../components/MergeForm/MergeForm.tsx';
import { factsLine } from '../../components/words.ts';
import { type MembersFound, MembersSearch, readMembers } from '../../screens/members.ts';
import { memberLines } from '../../screens/useMemberActions.ts';

const title = 'Merge two entries';

const hrefOf = (id: string, other: string) => `/office/members/${id}/merge?with=${other}`;

/** Fields that are empty in the remaining entry. They are taken from the other one by default. */
const lacking = ({ fields }: MemberComparison): ReadonlySet<MergeField> =>
  new Set(fields.filter(({ keep }) => keep === '').map(({ name }) => name));

/** Screen that merges two entries of one person. The other entry is chosen first. */
export const Route = createFileRoute('/office/_layout/members/$id/merge')({
  staticData: { title: 'Merge two entries' },
  /** Id or reference of the other entry; without it, `q` is the search text. */
  validateSearch: v.object({ with: MembersSearch.entries.q, q: MembersSearch.entries.q }),
  loaderDeps: ({ search }) => search,
  loader: (at) =>
    load(at, 'member.merge', 'Compare two entries', async () => {
      const { id } = at.params;
      const { with: other, q } = at.deps;
      if (other !== undefined)
        return { compared: await client.compareMembers({ query: { keep: id, drop: other } }) };
      const [{ member }, found] = await Promise.all([
        client.getOfficeMember({ params: { id } }),
        q === undefined ? undefined : readMembers({ q }),
      ]);
      return { member, found };
    }),
  component: () => {
    const found = Route.useLoaderData();
    return found.compared ? (
      <Merge key={`${found.compared.keep.id} ${found.compared.drop.id}`} compared={found.compared} />
    ) : (
      <ChooseOther member={found.member} found={found.found} />
    );
  },
});

interface ChooseOtherProps {
  member: Member;
  /** Members that the search found. @default no search */
  found: MembersFound | undefined;
}

/** Choice of the other entry: a suggested duplicate, or a member found by a search. */
function ChooseOther({ member, found }: ChooseOtherProps) {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [typed, setTyped] = useState(q);
  useRowKeys();
  const search = () => void navigate({ search: { q: typed.trim() || undefined }, replace: true });
  const rows = found?.rows.filter(({ id }) => id !== member.id);
  return (
    <Screen
      title={title}
      back={{ label: member.name, href: `/office/members/${member.id}` }}
      canBeOld={false}
    >
      {member.duplicates.map((duplicate) => (
        <InlineAlert
          key={duplicate.ref}
          tone="warning"
          action={
            duplicate.state === 'approved' && (
              <ButtonLink variant="line" size="small" href={hrefOf(member.id, duplicate.ref)}>
                Compare<VisuallyHidden> with {duplicate.ref}</VisuallyHidden>
              </ButtonLink>
            )
          }
        >
          <b>Possible duplicate.</b> {duplicateWords(duplicate)}
        </InlineAlert>
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
    </Screen>
  );
}

/** Merges two entries of one person. */
function Merge({ compared }: { compared: MemberComparison }) {
  const { keep, drop } = compared;
  const navigate = Route.useNavigate();
  const unavailableBecause = useOnline() ? undefined : offlineId;
  const [taken, setTaken] = useState(() => lacking(compared));
  const line = `merge ${keep.id}`;
  const { busy, run } = useActions(line);
  const merge = () =>
    run(
      `Merge ${drop.ref} into ${keep.ref}`,
      (options) =>
        client.mergeMembers(
          {
            keep: { id: keep.id, version: keep.version },
            drop: { id: drop.id, version: drop.version },
            take: [...taken],
          },
          options,
        ),
      {
        after: () => navigate({ to: '/office/members/$id', params: { id: keep.id }, replace: true }),
        undo: () => ({
          subject: memberLines(keep.id).merges,
          words: `${drop.name}, ${drop.ref}, is merged into this entry.`,
          leavesAt: null,
          way: { kind: 'members merged', kept: keep.id, dropped: drop.id, name: drop.name },
        }),
      },
    );
  return (
    <Screen
      title={title}
      back={{ label: keep.name, href: `/office/members/${keep.id}` }}
      offline="read, but not merge"
      canBeOld={false}
    >
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
          void navigate({
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
    </Screen>
  );
}
