import { type Member, officeCalls } from '@banyan/api/office';
import {
  type FactValues,
  factFields,
  factLabels,
  factsOf,
  factWords,
  valuesOfFacts,
} from '@banyan/office/members';
import * as v from 'valibot';
import { act } from '../../act.ts';
import { client } from '../../client.ts';
import type { Said } from '../../useDeed.ts';
import { newestOf } from './newestOf.ts';
import { useEditing } from './useEditing.ts';
import { useTwoEditors } from './useTwoEditors.ts';

const schema = officeCalls.saveMember.body;

/** The facts of a member while they are changed. @param say Says what came of it. */
export function useFactsEditor(member: Member, say: (said: Said | undefined) => void) {
  const params = { id: member.id };
  const editors = useTwoEditors({
    fields: factFields,
    labels: factLabels,
    inWords: factWords,
    none: {},
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
  return useEditing({
    form: 'facts',
    fields: factFields,
    editors,
    schema,
    bodyOf: (values) => ({ ...factsOf(values), version: member.version }),
    start: () => ({ values: valuesOfFacts(member.facts), version: member.version }),
    done: `The facts of ${member.name} are saved.`,
    say,
  });
}
