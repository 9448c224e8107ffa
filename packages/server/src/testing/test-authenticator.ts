import { createHash, randomBytes, webcrypto } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@banyan/api/contract';

/* A passkey device made with WebCrypto: ES256, no attestation, with the JSON of browsers. */

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR encoder for an authenticator's values: integers, texts, bytes and maps of these. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(isValue(of) ? of : '')]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const isValue = (value: unknown): value is Parameters<typeof cbor>[0] =>
  typeof value === 'number' ||
  typeof value === 'string' ||
  value instanceof Uint8Array ||
  value instanceof Map;

/** DER encoding of a signature's number. */
function derNumber(bytes: Uint8Array): Buffer {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const rest = bytes.subarray(start);
  const value = (rest[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), rest]) : Buffer.from(rest);
  return Buffer.concat([Buffer.from([2, value.length]), value]);
}

const derSignature = (raw: Uint8Array) => {
  const numbers = Buffer.concat([derNumber(raw.subarray(0, 32)), derNumber(raw.subarray(32))]);
  return Buffer.concat([Buffer.from([48, numbers.length]), numbers]);
};

/** Deviations of a device from the expected behavior, for one use. */
interface Odd {
  /** Origin that the device reports. @default the one it was made for */
  origin?: string;
  /** True if the device verified its user by face, finger or PIN. @default true */
  isVerified?: boolean;
  /** Counter that the device reports. @default one more than before */
  counter?: number;
}

/** A device with at most one passkey. @param origin Origin of the page that asks. */
export function authenticator(origin: string) {
  const id = randomBytes(16);
  let keys: webcrypto.CryptoKeyPair | undefined;
  let counted = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  const dataOf = (host: string, { isVerified = true, counter }: Odd, credential?: Uint8Array) => {
    counted = counter ?? counted + 1;
    const flags = 1 | (isVerified ? 4 : 0) | (credential ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counted);
    return Buffer.concat([hash(host), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };

  return {
    /** Creates a passkey, as `navigator.credentials.create` does. */
    async create({ challenge, rp }: CreationOptions, odd: Odd = {}) {
      keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
        'sign',
        'verify',
      ]);
      const point = Buffer.from(await webcrypto.subtle.exportKey('raw', keys.publicKey));
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point.subarray(1, 33)],
        [-3, point.subarray(33)],
      ]);
      const size = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(rp.id, odd, credential)],
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, odd.origin ?? origin)),
          attestationObject: encoded(cbor(attestation)),
          transports: ['internal', 'carrier-pigeon'],
        },
        clientExtensionResults: {},
      };
    },
    /** Signs with the passkey, as `navigator.credentials.get` does. */
    async get({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>, odd: Odd = {}) {
      if (!keys) throw new Error('This device has no passkey.');
      const data = dataOf(rpId, odd);
      const client = clientData('webauthn.get', challenge, odd.origin ?? origin);
      const raw = await webcrypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        Buffer.concat([data, hash(client)]),
      );
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(derSignature(new Uint8Array(raw))),
          userHandle: '',
        },
        clientExtensionResults: {},
      };
    },
  };
}
