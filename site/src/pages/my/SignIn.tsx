import { serverNow } from '@banyan/api/client';
import { type MyOwnPage, type MyPasskey, type MySession, myPaths } from '@banyan/api/contract';
import { ActionList, ActionRow } from '@banyan/ui/content';
import { Button, ButtonLink, SwitchButton } from '@banyan/ui/elements';
import { my as words } from '../../content/my.ts';
import { Act } from './Act.tsx';
import type { PartProps } from './MyParts.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { dayWords, leftWords } from './words.ts';

const { signIn: said } = words;

/** Signed-in browsers, passkeys, sign-in notices and the email address. */
export function SignIn({ page }: PartProps) {
  const { sessions, passkeys } = page;
  return (
    <>
      <ActionList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        <TellRow page={page} />
        <ActionRow
          name={said.email}
          meta={page.email}
          actions={
            <ButtonLink href={myPaths.email} variant="quiet" aria-label={`${said.change}: ${said.email}`}>
              {said.change}
            </ButtonLink>
          }
        />
      </ActionList>
      <PasskeyForm kind="make" />
    </>
  );
}

/** Switch for the email about sign-ins from new browsers. */
function TellRow({ page: { hasNewBrowserEmails } }: { page: MyOwnPage }) {
  const { name, on, off } = said.tell;
  return (
    <ActionRow
      name={name}
      nameId="tell-new-browsers"
      meta={hasNewBrowserEmails ? on : off}
      actions={
        <Act act="new-browser-letter" to={hasNewBrowserEmails ? 'no' : 'yes'} section="sign-in">
          <SwitchButton checked={hasNewBrowserEmails} aria-labelledby="tell-new-browsers" />
        </Act>
      }
    />
  );
}

function SessionRow({ session: { id, label, isThis, seenAt, until } }: { session: MySession }) {
  const ends = said.ends(leftWords(until, serverNow()));
  return (
    <ActionRow
      name={isThis ? said.thisBrowser : label}
      meta={isThis ? `${label}, ${ends}` : `${said.seen(dayWords(seenAt))}, ${ends}`}
      actions={
        <Act act={isThis ? 'sign-out' : 'end-session'} about={isThis ? '' : id} section="sign-in">
          <Button type="submit" variant="quiet" aria-label={isThis ? undefined : `${said.end}: ${label}`}>
            {isThis ? words.signOut : said.end}
          </Button>
        </Act>
      }
    />
  );
}

function PasskeyRow({ passkey: { id, label, createdAt, lastUsedAt } }: { passkey: MyPasskey }) {
  const made = said.made(dayWords(createdAt));
  return (
    <ActionRow
      name={said.passkey(label)}
      meta={lastUsedAt ? `${made}, ${said.seen(dayWords(lastUsedAt))}` : made}
      actions={
        <Act act="remove-passkey" about={id} section="sign-in">
          <Button type="submit" variant="quiet" aria-label={`${said.remove}: ${label}`}>
            {said.remove}
          </Button>
        </Act>
      }
    />
  );
}
