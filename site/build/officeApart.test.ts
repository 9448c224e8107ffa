import { expect, it } from 'vitest';
import { modulesOfOffice } from './officeApart.ts';

it('finds the modules of a page that belong to the Office', () => {
  const read = [
    '/banyan/office/features/gifts/calls.ts',
    '/banyan/site/office/main.tsx',
    '/banyan/packages/api/src/contract/office/index.ts',
  ];
  const pages = [
    '/banyan/packages/api/src/contract/passkeys/options.ts',
    '/banyan/packages/ui/src/elements/Button/Button.tsx',
    '/banyan/site/src/pages/about/Officers.tsx',
  ];
  expect(modulesOfOffice([...read, ...pages], '/banyan')).toEqual(read);
});
