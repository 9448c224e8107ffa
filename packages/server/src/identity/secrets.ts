import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { spell } from '../database/identity.ts';

/* Secrets. The tables contain only hashes: a secret of 128 random bits or more cannot be found from its hash. */

/** Creates a secret of 256 bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret for a table. Because rows are looked up by the hash, the response time reveals nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const codeDigits = 26;

/** Number of recovery codes of a volunteer. */
const codesAtOnce = 8;

const newCode = () => spell(randomFillSync(new Uint8Array(codeDigits)));

/** Creates recovery codes: 26 digits of Crockford's base 32 each, which are 130 bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode);

/** Normalizes a code that was copied from paper: letters that Crockford's digits omit become the digits they look like. */
export const readCode = (typed: string): string => typed.replace(/O/g, '0').replace(/[IL]/g, '1');
