import type { Grant } from '@banyan/api/office';
import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as formFoot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import { PermissionList } from '../../../sign-in/components/PermissionList/PermissionList.tsx';
import { type ChosenGrant, GrantsField, grantsOf } from '../GrantsField/GrantsField.tsx';
import * as styles from './InviteForm.css.ts';

/** Person to invite, with their roles. */
export interface Invitee {
  name: string;
  email: string;
  grants: Grant[];
}

export interface InviteFormProps {
  /** Sends the invitation. */
  onInvite: (invitee: Invitee) => void;
  /** Set while the invitation is being sent: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error messages, by field. */
  errors?: Partial<Record<keyof Invitee, string>>;
  /** Address of the list of volunteers. */
  backHref: string;
  /** Result of inviting, an `ActionResult`, with the link if it has to be handed over. */
  result?: ReactNode;
}

/** Form that invites a volunteer, beside a list of their future permissions. */
export function InviteForm({ onInvite, busy = false, errors = {}, backHref, result }: InviteFormProps) {
  const { typed, field } = useTyped('invite', { name: '', email: '' }, errors);
  const [chosen, setChosen] = useState<readonly ChosenGrant[]>([{ key: 0, role: undefined, chapter: null }]);
  const grants = grantsOf(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onInvite({ ...typed, grants });
  };
  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit} onKeyDown={formKeys()} className={styles.form}>
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextField
          {...field('email')}
          type="email"
          label="Email"
          hint="Where we send emails about their passkeys."
          autoComplete="off"
        />
        <GrantsField id="invite-grants" grants={chosen} onChange={setChosen} error={errors.grants} />
        <div className={formFoot.foot}>
          <Button type="submit" variant="accent" busy={busy} aria-keyshortcuts="Control+Enter">
            Invite
          </Button>
          <a href={backHref} className={formFoot.back}>
            Cancel
          </a>
        </div>
        {result}
      </form>
      <div className={styles.may}>
        {grants.length > 0 ? (
          <PermissionList grants={grants} />
        ) : (
          <p className={styles.meta}>Choose a role to see its permissions.</p>
        )}
        <p className={styles.meta}>
          The link works once, within 24 hours. We tell all admins. To open it, they need a phone or computer
          with face, fingerprint or PIN unlock.
        </p>
      </div>
    </div>
  );
}
