import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { addressed } from './pool.ts';

/** Returns how the driver understands an address. */
function understood(parameters: string): unknown {
  const { ssl } = new pg.Client(addressed(`postgres://asha:a%40b@db.example.org/banyan${parameters}`));
  return ssl;
}

describe('sslmode of DATABASE_URL', () => {
  test('connects without encryption for no sslmode and for disable', () => {
    expect([understood(''), understood('?sslmode=disable')]).toEqual([false, false]);
  });

  test('encrypts without a check of the server for require, and checks the certificate but not its name with a root certificate', () => {
    expect(understood('?sslmode=require')).toEqual({ rejectUnauthorized: false });
    const file = join(temporaryDirectory(), 'root.pem');
    writeFileSync(file, 'a certificate');
    const signed = { ca: 'a certificate', checkServerIdentity: expect.any(Function) };
    expect(understood(`?sslmode=require&sslrootcert=${file}`)).toEqual(signed);
    expect(understood(`?sslmode=verify-ca&sslrootcert=${file}`)).toEqual(signed);
  });

  test('checks the certificate and the name of the server for verify-full', () => {
    expect(understood('?sslmode=verify-full')).toEqual({});
  });

  test.each(['prefer', 'allow', 'no', 'verify-ca'])(
    'stops the start with a sentence for sslmode=%s',
    (mode) => {
      const wrong = () => readConfig({ DATABASE_URL: `postgres://db.example.org/banyan?sslmode=${mode}` });
      expect(wrong).toThrow(
        'DATABASE_URL must be without sslmode or with one of disable, require, verify-ca, verify-full',
      );
    },
  );
});
