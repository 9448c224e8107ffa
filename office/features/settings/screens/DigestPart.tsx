import type { Settings } from '@banyan/api/office';
import { useState } from 'react';
import { DigestForm } from '../components/DigestForm/DigestForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

const line = 'settings digest';

/** Section for the schedule and the readers of the digest. */
export function DigestPart({ settings }: { settings: Settings }) {
  const { busy, save } = useSaving(settings, line);
  const [round, setRound] = useState(0);
  return (
    <Part heading="Digest" line={line}>
      <DigestForm
        key={round}
        digest={settings.digest}
        busy={busy}
        onSave={async (digest) => {
          if (await save('Set when the digest is sent, and to whom', { digest })) setRound(round + 1);
        }}
      />
    </Part>
  );
}
