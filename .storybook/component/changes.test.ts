import { expect, it } from 'vitest';
import { changesAbout } from './changes.ts';

const changesets = {
  '.changeset/buttons.md': "---\n'@banyan/ui': minor\n---\n\n`Button` waits. `Card` has gone.\n",
  '.changeset/README.md': '`Button` in a file that is no note.',
};
const release = (version: string, note: string) =>
  `## ${version}\n\n### Minor Changes\n\n- 0a1b2c3: ${note}\n\n`;

it('tells what waits as of the next version, then what releases say, newest first', () => {
  const changelog = `# @banyan/ui\n\n${release('0.2.0', 'A `Button` may be\n  large.')}${release('0.1.0', '`Button` is new.')}`;
  expect(changesAbout('Button', { changesets, changelog })).toEqual([
    { version: 'next', text: '`Button` waits.' },
    { version: '0.2.0', text: 'A `Button` may be large.' },
    { version: '0.1.0', text: '`Button` is new.' },
  ]);
});

it('ends after five', () => {
  const changelog = ['6', '5', '4', '3', '2', '1']
    .map((n) => release(`0.${n}.0`, `\`Card\` has ${n}.`))
    .join('');
  expect(changesAbout('Card', { changesets: {}, changelog }).map(({ version }) => version)).toEqual([
    '0.6.0',
    '0.5.0',
    '0.4.0',
    '0.3.0',
    '0.2.0',
  ]);
});
