import type { Member } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { useActions } from '../../../kit/useActions.ts';
import { withStepUp } from '../../../kit/withStepUp.ts';
import { restoredContactAtom } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { type ContactValues, contactFields, contactLabels } from '../components/ContactForm/ContactForm.tsx';
import { newestOf } from './newestOf.ts';
import { useEditing } from './useEditing.ts';
import type { useMemberActions } from './useMemberActions.ts';
import { useTwoEditors } from './useTwoEditors.ts';

type Contact = Awaited<ReturnType<typeof client.showMemberContact>>;

const schema = officeCalls.saveMemberContact.body;

const valuesOf = ({ email, phone, street1, street2, zip }: Contact): ContactValues => ({
  email,
  phone,
  street1,
  street2,
  zip,
});

/** Address in lines, as it is displayed. */
const addressOf = ({ street1, street2, zip }: ContactValues, { city, state }: Member): string =>
  [street1, street2, [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');

/**
 * Contact data of a member: hidden, revealed on demand, then editable.
 * @param actions Its result line, and its undo.
 */
export function useContactEditor(
  member: Member,
  { lines, saved }: Pick<ReturnType<typeof useMemberActions>, 'lines' | 'saved'>,
) {
  const { busy, say, run } = useActions(lines.contact);
  const params = { id: member.id };
  const [shown, setShown] = useState<{ contact: Contact; version: number }>();
  const back = useAtomValue(restoredContactAtom);
  useEffect(() => {
    if (back?.id !== member.id) return;
    const { version, body } = back;
    const contact = { ...body, address: addressOf(body, member) };
    setShown((now) => (now && now.version < version ? { contact, version } : now));
  }, [back, member]);

  const viewing = `View the contact info of ${member.name}`;
  const view = (options: { idempotencyKey: string }) => client.showMemberContact({}, { params, ...options });
  const show = () =>
    run(viewing, view, { after: (contact) => setShown({ contact, version: member.version }) });
  const editors = useTwoEditors({
    fields: contactFields,
    labels: contactLabels,
    inWords: (_field, value) => value,
    none: {},
    readNewest: async () => {
      const [{ member: newest }, contact] = await Promise.all([
        client.getOfficeMember({ params }),
        withStepUp(viewing, view),
      ]);
      setShown({ contact, version: newest.version });
      return { ...newestOf(newest), values: valuesOf(contact) };
    },
    save: async (values: ContactValues, before) => {
      const bodyOf = (contact: ContactValues) => v.parse(schema, { ...contact, version: before.version });
      const { version } = await withStepUp(`Save the contact info of ${member.name}`, (options) =>
        client.saveMemberContact(bodyOf(values), { params, ...options }),
      );
      setShown({ contact: { ...values, address: addressOf(values, member) }, version });
      const { version: versionBefore, ...body } = bodyOf(before.values);
      const undo = {
        words: `${member.name}’s contact info is saved.`,
        back: `${member.name}’s contact info is back to what it was.`,
        restored: { kind: 'contact', id: member.id, body } as const,
      };
      saved('contact', { ...undo, versionBefore, version });
    },
  });
  const none: ContactValues = { email: '', phone: '', street1: '', street2: '', zip: '' };
  const editing = useEditing({
    form: 'contact',
    fields: contactFields,
    editors,
    schema,
    bodyOf: (values) => ({ ...values, version: member.version }),
    start: () => ({
      values: shown ? valuesOf(shown.contact) : none,
      version: shown?.version ?? member.version,
    }),
    say,
  });
  return { ...editing, contact: shown?.contact, show: () => void show(), isShowing: busy !== undefined };
}
