import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Absolute paths of all stories of components. */
export const storyFiles = (): string[] =>
  globSync('packages/{ui,forms,office}/src/**/*.stories.tsx', { cwd: root }).map((file) =>
    path.join(root, file),
  );
