import type { Grant, OpenInvitation, Volunteer } from '@banyan/api/office';
import { Avatar, Badge, Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as line from '../../../../kit/DataTable/table.css.ts';
import { grantWords } from '../../../../kit/words/grantWords.ts';
import { agoWords, untilWords } from '../../../../kit/words/times.ts';
import * as styles from './VolunteerTable.css.ts';

export interface VolunteerTableProps {
  /** Who works here, in the order in which they are shown. */
  volunteers: readonly Volunteer[];
  /** Who was invited, and has not come yet. */
  invitations: readonly OpenInvitation[];
  /** Who looks: nobody changes what they may do themselves. */
  me: string;
  /** The moment it is read at, in milliseconds. */
  now: number;
  /** Where what somebody may do is changed. */
  changeHref: (volunteer: Volunteer) => string;
  /** Gives an open invitation a new link. */
  onInviteAgain: (invitation: OpenInvitation) => void;
}

interface LineProps {
  id: string;
  name: string;
  warning?: string | undefined;
  grants: readonly Grant[];
  passkeys: ReactNode;
  codes: ReactNode;
  here: string;
  children: ReactNode;
}

const Line = ({ id, name, warning, grants, passkeys, codes, here, children }: LineProps) => (
  <tr className={line.row}>
    <th scope="row" className={line.cell}>
      <span className={styles.who}>
        <Avatar id={id} name={name} className={styles.niche} />
        <span className={styles.words}>
          <span className={line.name}>{name}</span>
          {warning !== undefined && <span className={styles.warning}>{warning}</span>}
          <span className={classNames(line.meta, line.folded)}>
            {grants.map(grantWords).join('; ')}. {here}
          </span>
        </span>
      </span>
    </th>
    <td className={line.unfolded}>
      <span className={styles.grants}>
        {grants.map((grant) => (
          <Badge key={grantWords(grant)}>{grantWords(grant)}</Badge>
        ))}
      </span>
    </td>
    <td className={classNames(...styles.figure)}>{passkeys}</td>
    <td className={classNames(...styles.figure)}>{codes}</td>
    <td className={classNames(...styles.here)}>{here}</td>
    <td className={classNames(...styles.act)}>{children}</td>
  </tr>
);

/** With one passkey and no code, a lost phone is a lost volunteer. */
const warningOf = ({ passkeys, codesLeft }: Volunteer): string | undefined =>
  passkeys <= 1 && codesLeft === 0 ? `${passkeys === 0 ? 'no' : 'one'} passkey, no codes left` : undefined;

/** Who works in the Office, and who was invited. Below 968 px a row is two lines. */
export const VolunteerTable = ({
  volunteers,
  invitations,
  me,
  now,
  changeHref,
  onInviteAgain,
}: VolunteerTableProps) => (
  <table className={classNames(line.table, styles.table)}>
    <thead className={line.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Permissions</th>
        <th scope="col" className={styles.figureHead}>
          Passkeys
        </th>
        <th scope="col" className={styles.figureHead}>
          Recovery codes
        </th>
        <th scope="col">Last seen</th>
        <th scope="col">
          <VisuallyHidden>Action</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {volunteers.map((volunteer) => (
        <Line
          key={volunteer.id}
          {...volunteer}
          warning={warningOf(volunteer)}
          codes={volunteer.codesLeft}
          here={volunteer.seenAt === null ? 'not yet' : agoWords(volunteer.seenAt, now)}
        >
          {volunteer.id === me ? (
            <span className={styles.yourself}>yourself</span>
          ) : (
            <ButtonLink variant="line" size="small" href={changeHref(volunteer)} className={styles.button}>
              Change<VisuallyHidden> {volunteer.name}</VisuallyHidden>
            </ButtonLink>
          )}
        </Line>
      ))}
      {invitations.map((invitation) => (
        <Line
          key={invitation.id}
          {...invitation}
          passkeys="–"
          codes="–"
          here={`invited, ${untilWords(invitation.expiresAt, now)}`}
        >
          <Button
            variant="line"
            size="small"
            onClick={() => onInviteAgain(invitation)}
            className={styles.button}
          >
            Invite again<VisuallyHidden> {invitation.name}</VisuallyHidden>
          </Button>
        </Line>
      ))}
    </tbody>
  </table>
);
