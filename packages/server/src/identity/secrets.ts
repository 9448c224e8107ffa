import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { spell } from '../database/identity.ts';

/* What only its holder knows. Tables have hashes: of 128 random bits and more nobody finds what was hashed. */

/** 256 bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What a table has of a secret. Finding a row by it tells nothing by the time it takes. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const codeDigits = 26;

/** How many recovery codes somebody has at once. */
const codesAtOnce = 8;

const newCode = () => spell(randomFillSync(new Uint8Array(codeDigits)));

/** Recovery codes: 26 digits of Crockford's base 32 each, which is 130 bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode);

/** A code as it was copied from paper, with what Crockford's digits leave out read as what it looks like. */
export const readCode = (typed: string): string => typed.replace(/O/g, '0').replace(/[IL]/g, '1');
