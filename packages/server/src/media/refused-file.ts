/** Thrown for a file that cannot be part of a gallery. The message tells its sender why, and what to do. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
