import type { Member } from '@banyan/api/office';
import { useState } from 'react';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { act, saidOf } from '../../../kit/act.ts';
import { useSay } from '../../../kit/useDeed.ts';
import { client } from '../../../shell/client.ts';
import { type ContactValues, contactFields, contactLabels } from '../components/ContactForm/ContactForm.tsx';
import { newestOf } from './newestOf.ts';
import { useEditing } from './useEditing.ts';
import type { Options, useMemberDeeds } from './useMemberDeeds.ts';
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

/** The address in lines, as it is read. */
const addressOf = ({ street1, street2, zip }: ContactValues, { city, state }: Member): string =>
  [street1, street2, [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');

/**
 * How a member is reached: covered until somebody asks, then shown and changed.
 * @param deeds Its line, and what lets it be taken back.
 */
export function useContactEditor(
  member: Member,
  { lines, saved }: Pick<ReturnType<typeof useMemberDeeds>, 'lines' | 'saved'>,
) {
  const say = useSay(lines.contact);
  const params = { id: member.id };
  const [shown, setShown] = useState<{ contact: Contact; version: number }>();
  const [isShowing, setShowing] = useState(false);

  const look = () =>
    act(`View the contact info of ${member.name}`, (options) =>
      client.showMemberContact({}, { params, ...options }),
    );
  const show = async () => {
    setShowing(true);
    say(undefined);
    try {
      setShown({ contact: await look(), version: member.version });
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) say({ tone: 'critical', words });
    } finally {
      setShowing(false);
    }
  };
  const editors = useTwoEditors({
    fields: contactFields,
    labels: contactLabels,
    inWords: (_field, value) => value,
    none: {},
    readNewest: async () => {
      const [{ member: newest }, contact] = await Promise.all([client.getOfficeMember({ params }), look()]);
      setShown({ contact, version: newest.version });
      return { ...newestOf(newest), values: valuesOf(contact) };
    },
    save: async (values: ContactValues, before) => {
      const saveOver = async (contact: ContactValues, over: number, options: Options) => {
        const body = v.parse(schema, { ...contact, version: over });
        const { version } = await client.saveMemberContact(body, { params, ...options });
        setShown({ contact: { ...contact, address: addressOf(contact, member) }, version });
        return { version };
      };
      const { version } = await act(`Save the contact info of ${member.name}`, (options) =>
        saveOver(values, before.version, options),
      );
      const undo = {
        words: `${member.name}’s contact info is saved.`,
        back: `${member.name}’s contact info is back to what it was.`,
        restore: (over: number, options: Options) => saveOver(before.values, over, options),
      };
      saved('contact', { ...undo, versionBefore: before.version, version });
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
  return { ...editing, contact: shown?.contact, show: () => void show(), isShowing };
}
