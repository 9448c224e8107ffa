import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { saidOf } from '../../../kit/act.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { EntrySheet } from '../components/EntrySheet/EntrySheet.tsx';
import { type Lost, LostForm, type LostFormProps } from '../components/LostForm/LostForm.tsx';

/** For whoever cannot use their passkey. */
export function LostPage() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<LostFormProps['said']>();

  const ask = async (typed: Lost) => {
    const wrong = wrongIn(officeCalls.lost.body, typed);
    setErrors(wrong);
    setSaid(undefined);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      document.getElementById(`lost-${first}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const { message } = await client.lost(typed);
      setSaid({ tone: 'success', words: message });
    } catch (error) {
      setSaid({ tone: 'critical', words: saidOf(error) ?? '' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <EntrySheet
      title="Lost your passkey?"
      lede="Enter your email and one of your recovery codes. We email you a link that works in this browser."
    >
      <LostForm
        onAsk={(typed) => void ask(typed)}
        busy={busy}
        errors={errors}
        said={said}
        signInHref="/office/sign-in"
      />
    </EntrySheet>
  );
}
