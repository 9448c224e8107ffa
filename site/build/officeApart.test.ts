import { expect, it } from 'vitest';
import { modulesOfOffice } from './officeApart.ts';

it('tells what of a page is the Office’s', () => {
  const read = [
    '/banyan/packages/office/src/desk/index.ts',
    '/banyan/site/office/src/main.tsx',
    '/banyan/packages/api/src/contract/office/index.ts',
    '/banyan/packages/api/src/client/office.ts',
    'C:\\banyan\\packages\\office\\src\\log\\index.ts',
  ];
  const pages = [
    '/banyan/packages/api/src/contract/passkeys/options.ts',
    '/banyan/packages/ui/src/elements/Button/Button.tsx',
    '/banyan/site/src/pages/about/Officers.tsx',
  ];
  expect(modulesOfOffice([...read, ...pages])).toEqual(read);
});
