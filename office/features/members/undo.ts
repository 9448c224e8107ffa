import type { ContactSaved } from '@banyan/api/office';
import type { SavedKind } from '../../kit/undoSaved.ts';
import { withStepUp } from '../../kit/withStepUp.ts';
import { store } from '../../shell/atoms/asked.ts';
import { restoredContactAtom } from '../../shell/atoms/undo.ts';
import { client } from '../../shell/client.ts';
import { newestOf } from './screens/newestOf.ts';

const newest = async (id: string) => newestOf((await client.getOfficeMember({ params: { id } })).member);

export const memberSaved: SavedKind<Omit<Parameters<typeof client.saveMember>[0], 'version'>> = {
  restore: (body, version, options) => client.saveMember({ ...body, version }, options),
  newest,
};

export const contactSaved: SavedKind<Omit<ContactSaved, 'version'>> = {
  restore: (body, version, options) => client.saveMemberContact({ ...body, version }, options),
  newest,
  after: (id, body, version) => store.set(restoredContactAtom, { id, body, version }),
};

export const memberUndo = {
  async 'member hidden'({
    id,
    isHidden,
    back,
  }: {
    id: string;
    isHidden: boolean;
    back: string;
  }): Promise<string> {
    await withStepUp('Undo', (options) => {
      const more = { params: { id }, ...options };
      return isHidden ? client.unhideMember({}, more) : client.hideMember({}, more);
    });
    return back;
  },
  async 'members merged'({
    kept,
    dropped,
    name,
  }: {
    kept: string;
    dropped: string;
    name: string;
  }): Promise<string> {
    await withStepUp(`Undo the merge of ${name}`, (options) =>
      client.undoMerge({ dropped }, { params: { id: kept }, ...options }),
    );
    return `The merge of ${name} is undone.`;
  },
};
