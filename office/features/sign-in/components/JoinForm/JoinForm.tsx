import type { Grant } from '@banyan/api/office';
import { TextField } from '@banyan/forms/fields';
import { Button, Icon } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import { type FormEvent, useState } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { PermissionList } from '../PermissionList/PermissionList.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as styles from './JoinForm.css.ts';

export interface JoinFormProps {
  /** Name as the inviting volunteer wrote it. */
  name: string;
  /** Roles of the invitation. */
  grants: readonly Pick<Grant, 'role' | 'chapter'>[];
  /** Creates the passkey for this name. */
  onMake: (name: string) => void;
  /** True while the passkey is being created; the button ignores further presses. @default false */
  busy?: boolean;
  /** Error message about the name. */
  nameError?: string | undefined;
  /** Error message if no passkey was created. */
  trouble?: string | undefined;
  /** Copies the link, to open it on a phone. Offered only with an error message. @default not offered */
  onCopyLink?: (() => void) | undefined;
  /** Link of the invitation. With an error message it is shown as a QR code for a phone's camera. @default not shown */
  link?: string | undefined;
}

/** Form to accept an invitation: the name and a passkey, beside the list of permissions. */
export function JoinForm({
  name: given,
  grants,
  onMake,
  busy = false,
  nameError,
  trouble,
  onCopyLink,
  link,
}: JoinFormProps) {
  const [name, setName] = useState(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onMake(name);
  };
  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {trouble !== undefined && (
          <InlineAlert
            live
            tone="warning"
            action={
              onCopyLink && (
                <Button variant="quiet" size="small" onClick={onCopyLink}>
                  Copy the link
                </Button>
              )
            }
          >
            {trouble}
          </InlineAlert>
        )}
        {trouble !== undefined && link !== undefined && (
          <div className={styles.code}>
            <QrCode text={link} label="The link of this invitation, as a QR code" />
            <p className={styles.meta}>
              Or point your phone’s camera here to open the same link. Don’t show it to anyone else: it works
              once.
            </p>
          </div>
        )}
        <TextField
          id="join-name"
          name="name"
          label="Your name"
          hint="As the other volunteers know you. We show it next to your actions in the log."
          autoComplete="name"
          value={name}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <h2 className={styles.heading}>Then make a passkey</h2>
          <p className={styles.words}>
            A passkey is your phone’s face, fingerprint or PIN. No password, nothing to remember. It stays
            with you: we keep only the half that recognizes it.
          </p>
        </div>
        <div className={styles.foot}>
          <Button type="submit" variant="accent" busy={busy} icon={<Icon icon={KeyRound} />}>
            Make a passkey
          </Button>
          <span className={styles.meta}>Takes about twenty seconds</span>
        </div>
      </form>
      <div className={styles.may}>
        <PermissionList grants={grants} />
        <p className={styles.meta}>
          The log notes when you view a person’s email or phone. The invitation works once, within 24 hours.
        </p>
      </div>
    </div>
  );
}
