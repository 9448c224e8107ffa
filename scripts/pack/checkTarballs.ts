import { quietly } from './quietly.ts';
import { refuseWorkshopFiles } from './workshopFiles.ts';

/**
 * The two linters of published packages, on what would be published, and nothing of the workshop in it. There is no CommonJS
 * on purpose.
 */
export const checkTarballs = async (tarballs: readonly string[]): Promise<void> => {
  await Promise.all(
    tarballs.flatMap((tarball) => [
      refuseWorkshopFiles(tarball),
      quietly('publint', ['run', '--strict', tarball]),
      quietly('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii']),
    ]),
  );
};
