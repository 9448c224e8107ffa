import { Avatar, Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { BrandMark } from '@banyan/ui/navigation';
import { classNames } from '@banyan/ui/style';
import { onField } from '@banyan/ui/theme';
import { KeyRound } from 'lucide';
import { useId } from 'react';
import { InlineAlert, type StripTone } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { GateArt } from './GateArt.tsx';
import * as styles from './SignInGate.css.ts';

/** Demo volunteer that the Office can be tried as. */
export interface DemoPerson<Id extends string = string> {
  id: Id;
  /** First name and last name; the button shows the first name. */
  name: string;
  /** Role in a word or two. */
  as: string;
}

export interface SignInGateProps<Id extends string = string> {
  /** Name of the association. */
  association: string;
  /** URL of the recovery page for a lost passkey. */
  lostHref: string;
  /** Asks the browser for a passkey. */
  onSignIn: () => void;
  /** True while the passkey is being asked for or checked. @default false */
  busy?: boolean;
  /** Result message of the last attempt. */
  said?: { tone: StripTone; words: string } | undefined;
  /** URL at which passkeys work, if it is not the current one. */
  elsewhere?: string | undefined;
  /** True if this browser supports passkeys. @default true */
  knowsPasskeys?: boolean;
  /** Demo volunteers to sign in as. @default nobody */
  demo?: readonly DemoPerson<Id>[];
  /** Signs in as one of `demo`, by id. */
  onDemo?: (id: Id) => void;
}

/** Sign-in page of the Office: a passkey button, and other ways for visitors who cannot use it. */
export function SignInGate<Id extends string>({
  association,
  lostHref,
  onSignIn,
  busy = false,
  said,
  elsewhere,
  knowsPasskeys = true,
  demo = [],
  onDemo,
}: SignInGateProps<Id>) {
  const demoId = useId();
  return (
    <main id="main" tabIndex={-1} className={classNames(onField, styles.gate)}>
      <GateArt />
      <div className={styles.inside}>
        <BrandMark className={styles.mark} />
        <h1 className={styles.title}>The Office of {association}</h1>
        {said && (
          <InlineAlert live tone={said.tone} className={styles.said}>
            {said.words}
          </InlineAlert>
        )}
        {elsewhere ? (
          <>
            <p className={styles.way}>The Office is at {elsewhere}. A passkey works only there.</p>
            <ButtonLink variant="accent" size="large" href={`${elsewhere}/office/sign-in`}>
              Go there
            </ButtonLink>
          </>
        ) : knowsPasskeys ? (
          <Button
            variant="accent"
            size="large"
            busy={busy}
            onClick={onSignIn}
            icon={<Icon icon={KeyRound} />}
            className={styles.enter}
          >
            Sign in with your passkey
          </Button>
        ) : (
          <p className={styles.way}>
            This browser doesn’t support passkeys. Use a current Chrome, Edge, Firefox or Safari.
          </p>
        )}
        <div className={styles.ways}>
          <p>
            Passkey on your phone? Choose <i>another device</i> in the window that opens.
          </p>
          <a href={lostHref} className={styles.lost}>
            I can’t use my passkey
          </a>
          <p>Invited? Open the link in your email.</p>
        </div>
        {demo.length > 0 && (
          <section aria-labelledby={demoId} className={styles.demo}>
            <h2 id={demoId} className={styles.demoHeading}>
              Demo: anyone on this computer can sign in.
            </h2>
            <p className={styles.tryAs}>Try it as</p>
            <ul className={styles.people}>
              {demo.map(({ id, name, as }) => (
                <li key={id}>
                  <button type="button" className={styles.person} onClick={() => onDemo?.(id)}>
                    <Avatar id={name} name={name} className={styles.niche} />
                    {name.split(' ')[0]} <span className={styles.as}>({as})</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
