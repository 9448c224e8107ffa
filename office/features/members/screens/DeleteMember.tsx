import type { Member } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { fieldErrorsOf } from '../../../kit/fieldErrors.ts';
import { useSay } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { DeleteForm } from '../components/DeleteForm/DeleteForm.tsx';
import { membersLine } from './members.ts';

export interface DeleteMemberProps {
  member: Member;
  onClose: () => void;
}

/** Deletes a member for good; then there is nothing to look at any more, and the list comes back. */
export function DeleteMember({ member, onClose }: DeleteMemberProps) {
  const router = useRouter();
  const say = useSay(membersLine);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async (typed: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const { kept } = await act(`Delete ${member.name}`, (options) =>
        client.deleteMember({ typed }, { params: { id: member.id }, ...options }),
      );
      await router.navigate({
        to: '/office/members',
        replace: true,
      });
      say({ tone: 'success', words: [`${member.name} is deleted.`, ...kept].join(' ') });
    } catch (failure) {
      setError(fieldErrorsOf(failure).typed ?? saidOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DeleteForm
      name={member.name}
      reference={member.ref}
      sharing={member.sharing}
      busy={busy}
      error={error}
      onDelete={(typed) => void remove(typed)}
      onCancel={onClose}
    />
  );
}
