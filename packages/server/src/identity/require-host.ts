import { ConfigError, type ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { otherHost } from './passkeys.ts';
import { partyOf } from './webauthn.ts';

/**
 * Checks that the stored passkeys work at this address, because browsers bind them to a host.
 * @throws ConfigError with a sentence when they do not
 */
export async function requireHost(database: Database, { office, publicOrigin }: ServerConfig): Promise<void> {
  const party = partyOf(publicOrigin);
  const other = office ? await otherHost(database, party) : undefined;
  if (other !== undefined)
    throw new ConfigError(
      `PUBLIC_ORIGIN is at ${party.host}, and volunteers’ passkeys are bound to ${other}: put it back, or invite each of them again with banyan office invite --again.`,
    );
}
