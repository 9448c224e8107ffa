import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { addressed } from './pool.ts';

/** What the driver makes of an address. */
function understood(parameters: string): unknown {
  const { ssl } = new pg.Client(addressed(`postgres://asha:a%40b@db.example.org/banyan${parameters}`));
  return ssl;
}

describe('sslmode means what PostgreSQL means by it', () => {
  test('none, or disable: in the clear', () => {
    expect([understood(''), understood('?sslmode=disable')]).toEqual([false, false]);
  });

  test('require: encrypted, whoever it is; with a root certificate signed by it, under whatever name', () => {
    expect(understood('?sslmode=require')).toEqual({ rejectUnauthorized: false });
    const file = join(temporaryDirectory(), 'root.pem');
    writeFileSync(file, 'a certificate');
    const signed = { ca: 'a certificate', checkServerIdentity: expect.any(Function) };
    expect(understood(`?sslmode=require&sslrootcert=${file}`)).toEqual(signed);
    expect(understood(`?sslmode=verify-ca&sslrootcert=${file}`)).toEqual(signed);
  });

  test('verify-full: signed, and under the name of the address', () => {
    expect(understood('?sslmode=verify-full')).toEqual({});
  });

  test.each(['prefer', 'allow', 'no', 'verify-ca'])('%s stops the start with a sentence', (mode) => {
    const wrong = () => readConfig({ DATABASE_URL: `postgres://db.example.org/banyan?sslmode=${mode}` });
    expect(wrong).toThrow(
      'DATABASE_URL must be without sslmode or with one of disable, require, verify-ca, verify-full',
    );
  });
});
