import type { Member } from '@banyan/api/office';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { useSay } from '../../../kit/useActions.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import {
  type FactValues,
  factFields,
  factLabels,
  factsOf,
  factWords,
  valuesOfFacts,
} from '../components/FactsForm/facts.ts';
import { newestOf } from './newestOf.ts';
import { useEditing } from './useEditing.ts';
import type { useMemberActions } from './useMemberActions.ts';
import { useTwoEditors } from './useTwoEditors.ts';

const schema = officeCalls.saveMember.body;

/**
 * Facts of a member while they are edited. The typed values are kept as a draft until they are saved or discarded.
 * @param mayEdit Set to continue an earlier draft.
 * @param actions Their result line, and their undo.
 */
export function useFactsEditor(
  member: Member,
  mayEdit: boolean,
  { lines, saved }: Pick<ReturnType<typeof useMemberActions>, 'lines' | 'saved'>,
) {
  const params = { id: member.id };
  const draft = useDraft('member', member.ref);
  const editors = useTwoEditors({
    fields: factFields,
    labels: factLabels,
    inWords: factWords,
    none: {},
    draft,
    readNewest: async () => {
      const { member: newest } = await client.getOfficeMember({ params });
      return { ...newestOf(newest), values: valuesOfFacts(newest.facts) };
    },
    save: async (values: FactValues, before) => {
      const bodyOf = (facts: FactValues) => v.parse(schema, { ...factsOf(facts), version: before.version });
      const { version } = await withStepUp(`Save the details of ${member.name}`, (options) =>
        client.saveMember(bodyOf(values), { params, ...options }),
      );
      const { version: versionBefore, ...body } = bodyOf(before.values);
      const undo = {
        words: `${member.name}’s details are saved.`,
        back: `${member.name}’s details are back to what they were.`,
        restored: { kind: 'member', id: member.id, body } as const,
      };
      saved('facts', { ...undo, versionBefore, version });
    },
  });
  const start = () => ({ values: valuesOfFacts(member.facts), version: member.version });
  const goOn = useEffectEvent(() => {
    if (mayEdit) editors.goOn(start());
  });
  useEffect(() => {
    if (draft.isRead) goOn();
  }, [draft.isRead]);
  const editing = useEditing({
    form: 'facts',
    fields: factFields,
    editors,
    schema,
    bodyOf: (values) => ({ ...factsOf(values), version: member.version }),
    start,
    say: useSay(lines.facts),
  });
  /** "Draft saved 8:11 PM, not published" */
  return { ...editing, said: draft.said };
}
