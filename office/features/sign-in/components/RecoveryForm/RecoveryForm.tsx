import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import * as formFoot from '../../../../shell/components/formFoot.css.ts';
import { InlineAlert, type StripTone } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './RecoveryForm.css.ts';

/** What somebody types who has lost their passkey. */
export interface Lost {
  email: string;
  code: string;
}

export interface RecoveryFormProps {
  /** Asks for the letter, with the e-mail and the code as they were typed. */
  onAsk: (typed: Lost) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What is wrong with what was typed. */
  errors?: Partial<Record<keyof Lost, string>>;
  /** What came of it. */
  said?: { tone: StripTone; words: string } | undefined;
  /** Where the door is. */
  signInHref: string;
}

/** Asks for the letter with which a new passkey is made: by an e-mail and a recovery code, together. */
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
