/** A mistake of the person at the keyboard, in a sentence. Ends with exit code 1, or 2 when the command was misspelt. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
