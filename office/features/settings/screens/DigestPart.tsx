import type { Settings } from '@banyan/api/office';
import { useState } from 'react';
import { DigestForm } from '../components/DigestForm/DigestForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';

/** When the digest of what waits leaves, and who gets it. */
export function DigestPart({ settings }: { settings: Settings }) {
  const { busy, said, save } = useSaving(settings);
  const [round, setRound] = useState(0);
  return (
    <Part heading="Digest" said={said}>
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
