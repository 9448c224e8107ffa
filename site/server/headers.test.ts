import { defaultRuntimeConfig } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { headersOfAll } from './headers.ts';

test.each([
  ['/', '', ''],
  ['/officers', '', ''],
  ['/office', '', 'self'],
  ['/office/sign-in', '', 'self'],
  ['/my', '', 'self'],
  ['/my-entry/hide', '', ''],
  ['/office/check-in', '', 'self'],
  ['/office/check-in/event-garba-night', 'self', 'self'],
])('the page %s may use the camera (%s) and passkeys (%s)', (path, camera, passkeys) => {
  const policy = headersOfAll(defaultRuntimeConfig, path)['Permissions-Policy']?.split(', ');
  expect(policy).toEqual(
    expect.arrayContaining([
      `camera=(${camera})`,
      `publickey-credentials-create=(${passkeys})`,
      `publickey-credentials-get=(${passkeys})`,
    ]),
  );
});
