/** 128 random bits in hexadecimal. Works on plain http too, unlike `randomUUID`. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file does not become text by itself; another file has another name, size or time. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Names submissions: the same content tried again keeps its name, so that a lost answer and a retry make one row;
 * other content is another submission. The verification token is no content: each try may bring a fresh one.
 */
export function createAttempts(createKey = newKey) {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(body: { captchaToken?: string }): string {
      const { captchaToken: _, ...rest } = body;
      const content = JSON.stringify(rest, withFiles);
      if (last?.content !== content) last = { content, key: createKey() };
      return last.key;
    },
    /** After a success: the same words again are then a new submission. */
    done(): void {
      last = undefined;
    },
  };
}
