import type { Member } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions, useSay } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { DeleteForm } from '../components/DeleteForm/DeleteForm.tsx';
import { membersLine } from './members.ts';

export interface DeleteMemberProps {
  member: Member;
  onClose: () => void;
}

/** Deletes a member permanently, then returns to the list. */
export function DeleteMember({ member, onClose }: DeleteMemberProps) {
  const router = useRouter();
  const line = `member ${member.id} delete`;
  const { busy, run } = useActions(line);
  const sayAtList = useSay(membersLine);
  const [error, setError] = useState<string>();
  const remove = async (typed: string) => {
    setError(undefined);
    const deleted = await run(
      `Delete ${member.name}`,
      (options) => client.deleteMember({ typed }, { params: { id: member.id }, ...options }),
      {
        claim: (errors) => {
          setError(errors.typed);
          return errors.typed !== undefined;
        },
        after: () => router.navigate({ to: '/office/members', replace: true }),
      },
    );
    if (deleted)
      sayAtList({ tone: 'success', words: [`${member.name} is deleted.`, ...deleted.kept].join(' ') });
  };
  return (
    <DeleteForm
      name={member.name}
      reference={member.ref}
      sharing={member.sharing}
      busy={busy !== undefined}
      error={error}
      result={<FormResult subject={line} />}
      onDelete={(typed) => void remove(typed)}
      onCancel={onClose}
    />
  );
}
