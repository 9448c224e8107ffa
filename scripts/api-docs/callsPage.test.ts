import { expect, it } from 'vitest';
import { calls } from '../../packages/api/src/contract/index.ts';
import { policies } from '../../packages/server/src/http/policies.ts';
import { callsPage } from './callsPage.ts';

it('names every call with its address, and writes what it takes as a type', () => {
  const page = callsPage(calls, policies);
  for (const [name, { method, path }] of Object.entries(calls)) {
    expect(page).toContain(`## ${name}\n`);
    expect(page).toContain(`\`${method} ${path}\``);
  }
  expect(page).toContain(
    '{\n  firstName: string;\n  lastName: string;\n  email: string;\n  phone?: string;\n  message: string;\n  captchaToken: string;\n}',
  );
});
