import type { Me } from '@banyan/api/office';
import { Badge, Button, VisuallyHidden } from '@banyan/ui/elements';
import { agoWords, dayWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';

type Passkey = Me['passkeys'][number];

export interface PasskeyListProps {
  /** Passkeys of one volunteer. */
  passkeys: readonly Passkey[];
  /** Current time, in milliseconds. */
  now: number;
  /** Removes a passkey. */
  onRemove: (passkey: Passkey) => void;
}

const metaOf = ({ madeAt, lastUsedAt }: Passkey, now: number) =>
  `Added ${dayWords(madeAt)}. ${lastUsedAt === null ? 'Not used yet.' : `Used ${agoWords(lastUsedAt, now)}.`}`;

/** Label that tells a passkey from others with the same name: "Chrome, Windows, added Oct 6, 2026". */
export const passkeyName = ({ label, isThis, madeAt }: Passkey): string =>
  isThis ? `${label}, this device` : `${label}, added ${dayWords(madeAt)}`;

/** List of a volunteer’s passkeys. The last one cannot be removed. */
export const PasskeyList = ({ passkeys, now, onRemove }: PasskeyListProps) => (
  <Rows>
    {passkeys.map((passkey) => (
      <Row
        key={passkey.id}
        name={
          <>
            {passkey.label}
            {passkey.isThis && <Badge>This device</Badge>}
            {passkey.isLost && <Badge tone="warning">Lost?</Badge>}
            <Badge tone="line">{passkey.isSynced ? 'on all your devices' : 'on one device only'}</Badge>
          </>
        }
        meta={metaOf(passkey, now)}
        action={
          passkeys.length > 1 && (
            <Button variant="line" size="small" onClick={() => onRemove(passkey)}>
              Remove<VisuallyHidden> {passkeyName(passkey)}</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </Rows>
);
