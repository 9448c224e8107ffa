import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn } from '../test-errors.ts';
import { unverifiedEntries } from './unverified.ts';

const Signs = v.strictObject(unverifiedEntries);

test.each([
  [{}, {}],
  [{ homepage: '', captchaToken: ' ' }, {}],
  [{ fillMs: 0 }, { fillMs: 0 }],
  [
    { homepage: 'https://example.org', fillMs: '2500.5', captchaToken: 'token' },
    { homepage: 'https://example.org', fillMs: 2500.5, captchaToken: 'token' },
  ],
])('reads %j as %j', (sent, read) => expect(v.parse(Signs, sent)).toEqual(read));

const unknown = 'This field is not part of the form.';
const characters = 'Some characters reverse or cover this text. Please type it again';
test.each([
  [{ fillMs: 'soon' }, { fillMs: unknown }],
  [{ fillMs: 'Infinity' }, { fillMs: unknown }],
  [{ fillMs: true }, { fillMs: unknown }],
  [{ homepage: 'a\u202eb' }, { homepage: characters }],
  [{ homepage: 'x'.repeat(301) }, { homepage: 'Please use at most 300 characters' }],
  [{ captchaToken: 'a\u202eb' }, { captchaToken: characters }],
  [{ captchaToken: 'x'.repeat(8_193) }, { captchaToken: 'Please use at most 8192 characters' }],
])('rejects %j with %j', (sent, errors) => expect(errorsIn(Signs, sent)).toEqual(errors));
