import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteverify } from '@banyan/server/doubles';
import { onTestFinished } from 'vitest';
import { ServerProcess } from '../serverProcess.ts';

/**
 * The built product on a folder of its own, with a double of hCaptcha that gives a token to whoever asks. Not started yet; `another` is
 * one more process on the same folder.
 * @param more Variables that say by which port it is asked
 */
export async function product(
  variables: Readonly<Record<string, string>> = {},
  more: (port: number) => Readonly<Record<string, string>> = () => ({}),
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-trust-'));
  const people = await siteverify();
  const variablesAt = (port: number) => ({
    NODE_ENV: 'production',
    // The one that the site was built with: every other one is put into each of its files at the start.
    PUBLIC_ORIGIN: 'http://localhost:3000',
    DATA_DIR: dataDir,
    RATE_LIMIT_WRITES: '0',
    // As the container image and the systemd unit have it.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
    HCAPTCHA_SITE_KEY: 'site',
    HCAPTCHA_SECRET: 'secret',
    HCAPTCHA_VERIFY_URL: people.verifyUrl,
    ...variables,
    ...more(port),
  });
  const members: ServerProcess[] = [];
  const another = async () => {
    const next = await ServerProcess.on(variablesAt);
    members.push(next);
    return next;
  };
  const member = await another();
  onTestFinished(async () => {
    await Promise.all(members.map((one) => one.kill()));
    await people.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { member, another, dataDir, token: people.issue };
}

/** A message as the form sends it. */
export const message = (captchaToken: string, text: string) => ({
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  message: text,
  captchaToken,
});
