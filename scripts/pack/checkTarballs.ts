import { quietly } from './quietly.ts';

/** The two linters of published packages, on what would be published. There is no CommonJS on purpose. */
export const checkTarballs = async (tarballs: readonly string[]): Promise<void> => {
  await Promise.all(
    tarballs.flatMap((tarball) => [
      quietly('publint', ['run', '--strict', tarball]),
      quietly('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii']),
    ]),
  );
};
