import type { Me } from '@banyan/api/office';
import type { Services, Visitor } from '../http/services.ts';
import type { Actor } from './actor.ts';
import { codesLeft } from './codes.ts';
import { isDemo } from './demo.ts';
import { toldOf } from './notify.ts';
import { lostPasskeysOf, passkeysOf } from './passkeys.ts';
import { sessionsOf, spansOf } from './sessions.ts';
import { admins, isSample } from './volunteers.ts';

/** Returns the signed-in volunteer for their own screens. */
export async function meOf(
  { config, database, now: clock }: Services,
  visitor: Visitor,
  { volunteer, grants, session }: Actor,
): Promise<Me> {
  const now = clock();
  const passkeys = await passkeysOf(database, volunteer.id);
  const lost = await lostPasskeysOf(database, volunteer.id, passkeys);
  const sessions = await sessionsOf(database, volunteer.id, now);
  const allAdmins = await admins(database);
  return {
    id: volunteer.id,
    name: volunteer.name,
    email: volunteer.email,
    grants: [...grants],
    keysOff: volunteer.keys_off === 1,
    told: toldOf(volunteer),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      label: passkey.label,
      isSynced: passkey.backed_up === 1,
      madeAt: passkey.created_at,
      lastUsedAt: passkey.last_used_at,
      isThis: passkey.id === session.passkey_id,
      isLost: lost.has(passkey.id),
    })),
    codesLeft: await codesLeft(database, volunteer.id),
    sessions: sessions.map(({ id, label, created_at, seen_at }) => ({
      id,
      label,
      since: created_at,
      seenAt: new Date(seen_at).toISOString(),
      isThis: id === session.id,
    })),
    session: spansOf(session, now),
    isOnlyAdmin: allAdmins.length === 1 && allAdmins[0]?.id === volunteer.id,
    isDemo: isSample(volunteer.id) || isDemo(config, visitor),
  };
}
