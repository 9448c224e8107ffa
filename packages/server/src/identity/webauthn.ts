import type { CreationOptions, RequestOptions } from '@banyan/api/contract';
import { type Assertion, type Attestation, officeMessages as messages, Transports } from '@banyan/api/office';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { PasskeyTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type ChallengePurpose, challengeMs, newChallenge, takeChallenge } from './challenges.ts';

/** Maximum number of passkeys, more than anybody has devices. */
export const mostPasskeys = 20;

/* WebAuthn options for browsers, and verification of their responses, for the passkeys of volunteers and of members. */

/** Site that passkeys are made for and work at. */
export interface Party {
  /** Host name, to which browsers bind a passkey. */
  host: string;
  origin: string;
}

export const partyOf = (publicOrigin: string): Party => ({
  host: new URL(publicOrigin).hostname,
  origin: publicOrigin,
});

/** COSE numbers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** Stored passkey of a volunteer or a member. */
export type KeptPasskey = Readonly<Omit<PasskeyTable, 'volunteer_id'>>;

const knownOf = ({ id, transports }: KeptPasskey) => ({
  id,
  type: 'public-key' as const,
  transports: v.parse(Transports, JSON.parse(transports)),
});

/** Request for a passkey: purpose, owner and site. */
export interface Asked {
  purpose: ChallengePurpose;
  /** Id of the volunteer, the invitation or the session; `''` while the owner is unknown. */
  subject: string;
  party: Party;
}

/** Creates the request for the site of a configuration. @param subject @default the owner is unknown */
export const askedAt = (
  { config }: { config: { publicOrigin: string } },
  purpose: ChallengePurpose,
  subject = '',
): Asked => ({ purpose, subject, party: partyOf(config.publicOrigin) });

/** Owner of a new passkey. */
interface Owner {
  /** User handle: 32 bytes that reveal no identity, base64url. A device keeps only the newer of two passkeys with the same handle. */
  handle: string;
  name: string;
  /** Account name that the device shows, next to the name. */
  email: string;
  /** Existing passkeys of the owner, so that the same device does not make another one. */
  known: readonly KeptPasskey[];
}

/** Returns the options with which a browser makes a passkey. @param association Its name, which the browser may show. */
export async function creationOptions(
  database: Database,
  { party, ...bound }: Asked,
  { owner, association }: { owner: Owner; association: string },
  now: number,
): Promise<CreationOptions> {
  return {
    rp: { id: party.host, name: association },
    user: { id: owner.handle, name: owner.email, displayName: owner.name },
    challenge: await newChallenge(database, bound, now),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    excludeCredentials: owner.known.map(knownOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Returns the options with which a browser uses a passkey. @param known Passkeys that may be used; any if absent. */
export async function requestOptions(
  database: Database,
  { party, ...bound }: Asked,
  known: readonly KeptPasskey[],
  now: number,
): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(database, bound, now),
    rpId: party.host,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: known.map(knownOf),
  };
}

const ClientData = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString('utf8')),
  v.parseJson(),
  v.object({ challenge: v.string() }),
);

const refused = () => new HttpError(422, messages.refusedPasskey, { event: 'sign-in-refused' });

/** Uses up the signed challenge before anything else is verified. @throws HttpError 422 for an invalid challenge */
async function takeSigned(
  database: Database,
  clientDataJSON: string,
  { purpose, subject }: Asked,
  now: number,
): Promise<string> {
  const read = v.safeParse(ClientData, clientDataJSON);
  if (!read.success) throw refused();
  const { challenge } = read.output;
  if (await takeChallenge(database, challenge, { purpose, subject }, now)) return challenge;
  throw new HttpError(422, messages.tooLate, { event: 'sign-in-refused' });
}

/** The library throws for every kind of failed verification. All of them mean that the person cannot sign in. */
async function verified<T extends { verified: boolean }>(checking: Promise<T>): Promise<T> {
  const result = await checking.catch((): undefined => undefined);
  if (!result?.verified) throw refused();
  return result;
}

/** A new passkey that has no owner yet. */
export type NewPasskey = Omit<KeptPasskey, 'label' | 'created_at' | 'last_used_at'>;

/** Verifies a new passkey. @throws HttpError 422 */
export async function checkedAttestation(
  database: Database,
  response: Attestation,
  asked: Asked,
  now: number,
): Promise<NewPasskey> {
  const { party } = asked;
  const challenge = await takeSigned(database, response.response.clientDataJSON, asked, now);
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw refused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    rp_id: party.host,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports),
    backed_up: credentialBackedUp ? 1 : 0,
  };
}

/** A passkey after a verified use that is not recorded yet. */
export interface Used<Passkey extends KeptPasskey> {
  passkey: Passkey;
  counter: number;
  isBackedUp: boolean;
  /** Set if the counter of the device went backwards: there may be a copy of the passkey. */
  wentBack: boolean;
}

/**
 * Verifies the use of a passkey.
 * @param known Finds the accepted passkey with an id. @throws HttpError if there is none
 * @throws HttpError 422
 */
export async function checkedUse<Passkey extends KeptPasskey>(
  database: Database,
  response: Assertion,
  { known, ...asked }: Asked & { known: (id: string) => Promise<Passkey> },
  now: number,
): Promise<Used<Passkey>> {
  const { party } = asked;
  const challenge = await takeSigned(database, response.response.clientDataJSON, asked, now);
  const passkey = await known(response.id);
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // A counter that went backwards is reported to the admins instead of refused, because passkeys on several devices cannot
        // count.
        counter: 0,
        transports: knownOf(passkey).transports,
      },
    }),
  );
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return {
    passkey,
    counter: newCounter,
    isBackedUp: credentialBackedUp,
    wentBack: passkey.counter > 0 && newCounter <= passkey.counter,
  };
}
