import { expect, it } from 'vitest';
import { asPublished, packagesIn } from './modules.ts';

it.each([
  ["import * as styles from './Button.css.js';", "import * as styles from './Button-css.js';"],
  ["export { type A } from '../a/index.ts';", "export { type A } from '../a/index.js';"],
  ['type A = import("./Later.tsx").Later', 'type A = import("./Later.js").Later'],
  ["new URL('./solve.worker.ts', import.meta.url)", "new URL('./solve.worker.js', import.meta.url)"],
  [
    'const said = "taken from ./a.ts"; // import "./b.ts"',
    'const said = "taken from ./a.ts"; // import "./b.ts"',
  ],
  ["import '@banyan/ui/styles.css';", "import '@banyan/ui/styles.css';"],
])('publishes %s as %s', (written, published) => {
  expect(asPublished('a.ts', written)).toBe(published);
});

it('knows the packages a module needs', () => {
  const code = `import { a } from '@banyan/api/contract';\nimport 'x/y.js';\nimport './z.js';\ntype A = import("react").JSX;`;
  expect(packagesIn('a.d.ts', code)).toEqual(['@banyan/api', 'x', 'react']);
});
