import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseWorkshopFiles } from './workshopFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarball-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A tarball with one file, as packing writes it. */
function packed(file: string): string {
  const target = path.join(folder, 'package', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, '');
  const tarball = path.join(folder, 'made-up.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
}

it.each([
  'dist/elements/Button/Button.docs.js',
  'dist/elements/Button/Button.example.d.ts',
  'dist/elements/Button/Button.stories.js',
  'docs/component/ComponentDocs.ts',
])('refuses %s', (file) => expect(refuseWorkshopFiles(packed(file))).rejects.toThrow(file));

it.each(['dist/elements/Button/Button.js', 'dist/elements/Button/Button.d.ts.map', 'plain/index.html'])(
  'lets %s through',
  (file) => expect(refuseWorkshopFiles(packed(file))).resolves.toBeUndefined(),
);
