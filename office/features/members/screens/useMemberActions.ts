import type { Member, MemberConsent, MemberStatus } from '@banyan/api/office';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { pushSaved } from '../../../kit/undoSaved.ts';
import { useActions } from '../../../kit/useActions.ts';
import type { SavedChange } from '../../../kit/ways.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import { consentNames } from '../components/words.ts';

/** Saved change of a member, with its undo. */
export type MemberChange = Omit<SavedChange, 'subject'>;

/** Result lines of a member’s screen: for actions on the whole entry, and for each part with buttons. */
export const memberLines = (id: string) => ({
  whole: `member ${id}`,
  consents: `member ${id} consents`,
  facts: `member ${id} facts`,
  contact: `member ${id} contact`,
  merges: `member ${id} merges`,
});

/** Actions with a member from their record. Hiding shows at once, and can be undone. */
export function useMemberActions(member: Member) {
  const params = { id: member.id };
  const lines = memberLines(member.id);
  const whole = useActions(lines.whole);
  const consents = useActions(lines.consents);
  const merges = useActions(lines.merges);
  const setResult = useSetAtom(resultAtom);
  const [status, setStatus] = useState<MemberStatus>();

  const hide = async (isHidden: boolean) => {
    const isOut = `${member.name} is hidden from the directory.`;
    const isIn = `${member.name} is in the directory again.`;
    const [words, back] = isHidden ? [isOut, isIn] : [isIn, isOut];
    setStatus(isHidden ? 'hidden' : 'shown');
    await whole.run(
      `${isHidden ? 'Hide' : 'Show'} ${member.name}`,
      (options) =>
        isHidden
          ? client.hideMember({}, { params, ...options })
          : client.unhideMember({}, { params, ...options }),
      {
        undo: () => ({
          words,
          leavesAt: null,
          way: { kind: 'member hidden', id: member.id, isHidden, back },
        }),
      },
    );
    setStatus(undefined);
  };
  return {
    /** Status to show, before the server has answered. */
    status: status ?? member.status,
    busy: (whole.busy ?? consents.busy ?? merges.busy) !== undefined,
    lines,
    /** Shows a saved change with its undo. @param line Result line beside the button that saved it. */
    saved: (line: 'facts' | 'contact', change: MemberChange) => {
      const undoId = pushSaved({ ...change, subject: lines.whole });
      setResult({ subject: lines[line], tone: 'success', words: change.words, undoId });
    },
    hide: () => void hide(true),
    show: () => void hide(false),
    sendLinks: () =>
      void whole.run(
        `Send links to ${member.name}`,
        (options) => client.sendMemberLinks({}, { params, ...options }),
        `We emailed ${member.name} links to correct or hide their entry.`,
      ),
    withdraw: ({ name }: MemberConsent) =>
      void consents.run(
        `Withdraw “${consentNames[name]}” for ${member.name}`,
        (options) => client.withdrawConsent({ name, version: member.version }, { params, ...options }),
        `“${consentNames[name]}” is withdrawn for ${member.name}.`,
      ),
    undoMerge: (dropped: string, name: string) =>
      void merges.run(
        `Undo the merge of ${name}`,
        (options) => client.undoMerge({ dropped }, { params, ...options }),
        `The merge of ${name} is undone.`,
      ),
  };
}
