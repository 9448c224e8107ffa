import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../steps.ts';
import { type Manifest, publishedExports, readManifest } from './publishedExports.ts';

const folder = path.join(root, 'packages/forms');
const publishedOf = (exports: Manifest['exports'], unpublished?: readonly string[]) =>
  publishedExports({ name: '@banyan/made-up', exports, publishConfig: { unpublished } }, folder);

it('leads from a source to what packing makes of it', () => {
  expect(
    publishedOf({
      '.': './src/index.ts',
      './server': './src/app/server.tsx',
      './themes/*.css': './src/themes/*.css.ts',
      './fonts/*': './src/theme/fonts/*',
      './vite': './src/vite/index.ts',
    }),
  ).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './server': { types: './dist/app/server.d.ts', default: './dist/app/server.js' },
    './themes/*.css': { types: './dist/styles.css.d.ts', default: './dist/themes/*.css' },
    './fonts/*': './dist/fonts/*',
    './vite': { types: './dist/vite/index.d.ts', default: './dist/vite.js' },
  });
});

it('leaves alone what is published as it lies', () => {
  expect(
    publishedOf({
      './styles.css': './dist/styles.css',
      './virtual': './virtual.d.ts',
      './plain/*': './plain/*',
      './package.json': './package.json',
    }),
  ).toEqual({
    './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
    './virtual': { types: './virtual.d.ts' },
    './plain/*': './plain/*',
    './package.json': './package.json',
  });
});

it('names the folders of a pattern, and keeps to itself what is not published', () => {
  const published = publishedOf({ './*': './src/*/index.ts' }, ['./story', './form']);
  expect(Object.keys(published)).toEqual(expect.arrayContaining(['./captcha', './fields', './job']));
  expect(published).not.toHaveProperty(['./specimen']);
  expect(published).not.toHaveProperty(['./story']);
  expect(published).not.toHaveProperty(['./form']);
  expect(published['./job']).toEqual({ types: './dist/job/index.d.ts', default: './dist/job/index.js' });
});

it('stops when what is kept is not exported', () => {
  expect(() => publishedOf({ '.': './src/index.ts' }, ['./sorver'])).toThrow(
    '@banyan/made-up does not export ./sorver',
  );
});

it('publishes no server, and nothing twice', () => {
  const api = path.join(root, 'packages/api');
  expect(Object.keys(publishedExports(readManifest(api), api))).toEqual([
    './contract',
    './client',
    './package.json',
  ]);
});
