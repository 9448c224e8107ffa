import { Button, ButtonLink } from '@banyan/ui/elements';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, withStepUp } from '../kit/withStepUp.ts';
import type { WriteTo as Whom } from './atoms/undo.ts';
import { client } from './client.ts';
import { hasPermission } from './navigation.ts';

const room = getRouteApi('/office/_layout');

/**
 * Button that opens a new email to a sender in the volunteer's own mail program, with only the reference in it. It fetches the
 * address first, which the audit log records. Nothing is sent automatically.
 */
export function WriteTo({ about }: Whom) {
  const { me } = room.useRouteContext();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  if (!hasPermission(me, 'member.contact')) return null;
  const show = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const contact = await withStepUp(`View the contact info of the sender of ${about}`, (options) =>
        client.showContact({}, { params: { ref: about }, ...options }),
      );
      setEmail(contact.email);
    } catch (error) {
      setTrouble(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  if (email !== undefined)
    return (
      <>
        Shown. We logged that you viewed it.{' '}
        <ButtonLink variant="line" size="small" href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>
          {email}
        </ButtonLink>
      </>
    );
  return (
    <>
      {trouble}
      <Button variant="line" size="small" busy={busy} onClick={() => void show()}>
        Write to them
      </Button>
    </>
  );
}
