import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstSentence, notesOf, releasesOf } from './changes.ts';

const note = (packages: string, text: string) => `---\n${packages}\n---\n\n${text}\n`;

describe('notes of the next version', () => {
  it('are read with their packages, the widest first, and nothing else is', () => {
    const notes = notesOf({
      '/.changeset/seats.md': note("'@banyan/api': minor", 'Seats are numbers.'),
      '/.changeset/names.md': note(
        "'@banyan/ui': minor\n'@banyan/forms': patch",
        'Names changed.\nMend them.',
      ),
      '/.changeset/README.md': '# Changesets\n',
    });
    expect(notes).toEqual([
      { id: 'names', packages: ['@banyan/ui', '@banyan/forms'], text: 'Names changed.\nMend them.' },
      { id: 'seats', packages: ['@banyan/api'], text: 'Seats are numbers.' },
    ]);
  });

  it('begin with a sentence', () => {
    expect(firstSentence('`a.b` of 0.1\nstays. The rest goes.')).toBe('`a.b` of 0.1 stays.');
    expect(firstSentence('No stop')).toBe('No stop');
  });
});

describe('the notes of this repository', () => {
  const folder = path.join(import.meta.dirname, '../../../.changeset');
  const texts = notesOf(
    Object.fromEntries(
      globSync('*.md', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    ),
  ).map(({ text }) => text);

  it('have words, paragraphs and code, and no Markdown that their page would show as it is typed', () => {
    const more = /^(?:```|#|\s*[-*] |\d+\. )|\]\(|\*\*/m;
    expect('See **there**').toMatch(more);
    expect(texts.filter((text) => more.test(text) || text.split('`').length % 2 === 0)).toEqual([]);
  });
});

describe('versions of a changelog', () => {
  it('are read as changesets write them', () => {
    const written = `# @banyan/ui

## 0.2.0

### Minor Changes

- 564ee6f: Drawings follow the page.

  A second paragraph.

### Patch Changes

- Updated dependencies [564ee6f]
  - @banyan/forms@0.2.0

## 0.1.0

### Minor Changes

- The first version.
`;
    expect(releasesOf(written)).toEqual([
      { version: '0.2.0', notes: ['Drawings follow the page.\n\nA second paragraph.'] },
      { version: '0.1.0', notes: ['The first version.'] },
    ]);
  });
});
