/** A file that cannot be part of a gallery. The message says why, and what to do, to whoever chose the file. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
