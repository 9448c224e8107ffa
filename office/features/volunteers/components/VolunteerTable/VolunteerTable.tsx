import type { Grant, OpenInvitation, Volunteer } from '@banyan/api/office';
import { Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { grantWords } from '../../../../kit/words/grantWords.ts';
import { agoWords, comingWords } from '../../../../kit/words/times.ts';
import * as styles from './VolunteerTable.css.ts';

export interface VolunteerTableProps {
  /** Volunteers, in display order. */
  volunteers: readonly Volunteer[];
  /** Invitations that are not accepted yet. */
  invitations: readonly OpenInvitation[];
  /** Id of the signed-in volunteer, who cannot change their own permissions. */
  me: string;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Returns the address at which a volunteer’s permissions are changed. */
  changeHref: (volunteer: Volunteer) => string;
  /** Gives an open invitation a new link. */
  onInviteAgain: (invitation: OpenInvitation) => void;
}

/** Row of a volunteer, or of an invitation. */
interface TableRow {
  id: string;
  name: string;
  warning?: string | undefined;
  grants: readonly Grant[];
  passkeys: ReactNode;
  codes: ReactNode;
  here: string;
  action: ReactNode;
}

/** Warning about a volunteer with at most one passkey and no code: losing the device would lock them out. */
const warningOf = ({ passkeys, codesLeft }: Volunteer): string | undefined =>
  passkeys <= 1 && codesLeft === 0 ? `${passkeys === 0 ? 'no' : 'one'} passkey, no codes left` : undefined;

const columns: readonly Column<TableRow>[] = [
  {
    header: 'Name',
    as: 'name',
    cell: ({ name, warning }) => (
      <>
        {name}
        {warning !== undefined && <span className={styles.warning}>{warning}</span>}
      </>
    ),
  },
  {
    header: 'Permissions',
    as: 'marks',
    cell: ({ grants }) => grants.map((grant) => ({ words: grantWords(grant) })),
  },
  { header: 'Passkeys', as: 'number', cell: ({ passkeys }) => passkeys },
  { header: 'Recovery codes', as: 'number', cell: ({ codes }) => codes },
  { header: 'Last seen', as: 'meta', cell: ({ here }) => here },
  { header: 'Action', as: 'action', cell: ({ action }) => action },
];

/** Table of volunteers and open invitations. */
export function VolunteerTable({
  volunteers,
  invitations,
  me,
  now,
  changeHref,
  onInviteAgain,
}: VolunteerTableProps) {
  const rows: readonly TableRow[] = [
    ...volunteers.map((volunteer) => ({
      ...volunteer,
      warning: warningOf(volunteer),
      codes: volunteer.codesLeft,
      here: volunteer.seenAt === null ? 'Not yet' : agoWords(volunteer.seenAt, now),
      action:
        volunteer.id === me ? (
          <span className={styles.you}>You</span>
        ) : (
          <ButtonLink variant="line" size="small" href={changeHref(volunteer)} className={styles.button}>
            Change<VisuallyHidden> {volunteer.name}</VisuallyHidden>
          </ButtonLink>
        ),
    })),
    ...invitations.map((invitation) => ({
      ...invitation,
      passkeys: '–',
      codes: '–',
      here: `Invited, expires ${comingWords(invitation.expiresAt, now)}`,
      action: (
        <Button
          variant="line"
          size="small"
          onClick={() => onInviteAgain(invitation)}
          className={styles.button}
        >
          Invite again<VisuallyHidden> {invitation.name}</VisuallyHidden>
        </Button>
      ),
    })),
  ];
  return (
    <DataTable
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      summary={({ grants, here }) => `${grants.map(grantWords).join('; ')}. ${here}`}
      avatarOf={({ id, name }) => ({ id, name })}
    />
  );
}
