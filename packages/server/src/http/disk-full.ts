/** Whether something failed because the disk takes nothing more. The picture library only says so in words. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    /no space left|quota exceeded/i.test(error.message));
