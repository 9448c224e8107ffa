import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import * as formFoot from '../../../../shell/components/formFoot.css.ts';
import { InlineAlert, type StripTone } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './RecoveryForm.css.ts';

/** Values of the form. */
export interface Lost {
  email: string;
  code: string;
}

export interface RecoveryFormProps {
  /** Requests the email with the typed email address and code. */
  onAsk: (typed: Lost) => void;
  /** True while the request is being sent; the button ignores further presses. @default false */
  busy?: boolean;
  /** Error messages by field. */
  errors?: Partial<Record<keyof Lost, string>>;
  /** Result message of the last request. */
  said?: { tone: StripTone; words: string } | undefined;
  /** URL of the sign-in page. */
  signInHref: string;
}

/** Form that requests the email for a new passkey. It needs the email address and a recovery code. */
export function RecoveryForm({ onAsk, busy = false, errors = {}, said, signInHref }: RecoveryFormProps) {
  const { typed, field } = useTyped('lost', { email: '', code: '' }, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onAsk(typed);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {said && (
        <InlineAlert live tone={said.tone}>
          {said.words}
        </InlineAlert>
      )}
      <TextField
        {...field('email')}
        type="email"
        label="Your email"
        hint="The address we invited you at."
        autoComplete="email"
      />
      <TextField
        {...field('code')}
        label="One of your recovery codes"
        hint="26 letters and digits. Spaces don’t matter."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={formFoot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Email me the link
        </Button>
        <a href={signInHref} className={formFoot.back}>
          Back to sign-in
        </a>
      </div>
      <p className={styles.meta}>No codes either? Call another admin: “Invite again” gives you a new link.</p>
    </form>
  );
}
