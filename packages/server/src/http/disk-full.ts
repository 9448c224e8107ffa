/** True if something failed because the disk is full. The image library reports this only in its message. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    /no space left|quota exceeded/i.test(error.message));
