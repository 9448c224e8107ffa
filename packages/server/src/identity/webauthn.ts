import type { CreationOptions, RequestOptions } from '@banyan/api/contract';
import { type Assertion, type Attestation, officeMessages as messages, Transports } from '@banyan/api/office';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { PasskeyTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type ChallengePurpose, challengeMs, newChallenge, takeChallenge } from './challenges.ts';

/** More devices than anybody has. */
export const mostPasskeys = 20;

/* What a browser is asked for passkeys with, and what it answers, checked; whose they are, volunteers' or members', is none of it. */

/** Where passkeys are made for, and are good at. */
export interface Party {
  /** The host alone: what browsers bind a passkey to. */
  host: string;
  origin: string;
}

export const partyOf = (publicOrigin: string): Party => ({
  host: new URL(publicOrigin).hostname,
  origin: publicOrigin,
});

/** EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257];

/** What is kept of a passkey, whoever's it is. */
export type KeptPasskey = Readonly<Omit<PasskeyTable, 'volunteer_id'>>;

const knownOf = ({ id, transports }: KeptPasskey) => ({
  id,
  type: 'public-key' as const,
  transports: v.parse(Transports, JSON.parse(transports)),
});

/** Who does what with a passkey, and where. */
export interface Asked {
  purpose: ChallengePurpose;
  /** Id of the volunteer, the invitation or the session; `''` when nobody is known yet. */
  subject: string;
  party: Party;
}

/** What a passkey is made or shown for, at the site that a configuration is of. @param subject @default nobody is known yet */
export const askedAt = (
  { config }: { config: { publicOrigin: string } },
  purpose: ChallengePurpose,
  subject = '',
): Asked => ({ purpose, subject, party: partyOf(config.publicOrigin) });

/** Whom a passkey is made for. */
interface Owner {
  /** 32 bytes that tell nobody who it is, base64url: of two with one handle a device keeps the newer. */
  handle: string;
  name: string;
  /** What the device calls it by, beside the name. */
  email: string;
  /** What they have already: the same device is not asked twice. */
  known: readonly KeptPasskey[];
}

/** What a browser makes a passkey with. @param association Its name, which the browser may show. */
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

/** What a browser asks for a passkey with. @param known Those that may be used; any without one. */
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

/** Uses up the challenge that was signed, before anything is looked at. @throws Refusal 422 for one that does not hold */
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

/** The library says what is wrong by throwing, and all of it means that somebody cannot enter. */
async function verified<T extends { verified: boolean }>(checking: Promise<T>): Promise<T> {
  const result = await checking.catch((): undefined => undefined);
  if (!result?.verified) throw refused();
  return result;
}

/** What a browser made, before it is anybody's. */
export type NewPasskey = Omit<KeptPasskey, 'label' | 'created_at' | 'last_used_at'>;

/** Checks a passkey that was made. @throws Refusal 422 */
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

/** A passkey that was used, before that is noted. */
export interface Used<Passkey extends KeptPasskey> {
  passkey: Passkey;
  counter: number;
  isBackedUp: boolean;
  /** Its device counts, and has counted backwards: there may be a copy of it. */
  wentBack: boolean;
}

/**
 * Checks the use of a passkey.
 * @param known The one of an id, of those that are good for it. @throws Refusal where there is none
 * @throws Refusal 422
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
        // Told to the admins instead of refused: passkeys on several devices cannot count.
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
