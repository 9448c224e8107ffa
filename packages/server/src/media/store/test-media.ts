import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { s3Fake } from './s3-fake.ts';

/** Storage of media in tests: the default folder, or a bucket. */
export const mediaPlaces = ['folder', 'bucket'] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

/** Starts a fake S3-compatible server for one test. */
export async function testBucket(options: Parameters<typeof s3Fake>[0] = {}) {
  const fake = await s3Fake(options);
  onTestFinished(() => fake.close());
  return fake;
}

/** Direct access of a test to the media. */
export interface TestMedia {
  /** Keys of all files, sorted. */
  files(): string[];
  /** Names of everything at the top, sorted. */
  tops(): string[];
  write(key: string, content: string | Uint8Array): void;
  /** Makes everything very old. */
  age(): void;
}

function inFolder(folder: string): TestMedia {
  const all = () => {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
  };
  return {
    files: () =>
      all()
        .filter((path) => statSync(join(folder, path)).isFile())
        .toSorted(),
    tops: () => [...new Set(all().map((path) => path.split('/')[0] ?? ''))].toSorted(),
    write(key, content) {
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      writeFileSync(join(folder, key), content);
    },
    age: () => {
      for (const path of all()) utimesSync(join(folder, path), 1, 1);
    },
  };
}

function inBucket({ objects, age }: Awaited<ReturnType<typeof testBucket>>): TestMedia {
  const files = () => [...objects.keys()].map((key) => key.replace(/^media\//, '')).toSorted();
  return {
    files,
    tops: () => [...new Set(files().map((path) => path.split('/')[0] ?? ''))].toSorted(),
    write(key, content) {
      objects.set(`media/${key}`, { bytes: Buffer.from(content), type: '', changed: Date.now() });
    },
    age: () => age(1_000),
  };
}

/** Creates empty media for one test. `environment` contains the variables for a process that uses them. */
export async function testMedia(place: MediaPlace) {
  if (place === 'folder') {
    return { environment: {}, at: (dataDir: string) => inFolder(join(dataDir, 'media')), bucket: undefined };
  }
  const bucket = await testBucket();
  return { environment: bucket.environment, at: () => inBucket(bucket), bucket };
}
