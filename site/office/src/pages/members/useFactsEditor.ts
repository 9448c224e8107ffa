import { type Member, officeCalls } from '@banyan/api/office';
import {
  type FactValues,
  factFields,
  factLabels,
  factsOf,
  factWords,
  valuesOfFacts,
} from '@banyan/office/members';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { act } from '../../act.ts';
import { client } from '../../client.ts';
import type { Said } from '../../useDeed.ts';
import { useDraft } from '../../useDraft.ts';
import { newestOf } from './newestOf.ts';
import { useEditing } from './useEditing.ts';
import { useTwoEditors } from './useTwoEditors.ts';

const schema = officeCalls.saveMember.body;

/**
 * The facts of a member while they are changed. What is typed is a draft until it is saved or called off.
 * @param mayEdit Whether what was left is gone on with.
 * @param say Says what came of it.
 */
export function useFactsEditor(member: Member, mayEdit: boolean, say: (said: Said | undefined) => void) {
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
    save: async (values: FactValues, version: number) => {
      const body = v.parse(schema, { ...factsOf(values), version });
      await act(`Save the facts of ${member.name}`, (options) =>
        client.saveMember(body, { params, ...options }),
      );
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
    done: `The facts of ${member.name} are saved.`,
    say,
  });
  /** "Saved 20:11" */
  return { ...editing, said: draft.said };
}
