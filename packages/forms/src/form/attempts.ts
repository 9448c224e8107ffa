/** 128 random bits in hexadecimal. Works on plain http too, unlike `randomUUID`. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file does not serialize to text by itself; another file has another name, size or time. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Creates idempotency keys. The same content tried again keeps its key, so that a retry after a lost answer makes one row. Other
 * content gets a new key. The verification token does not count, because each try may have a fresh one.
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
    /** Call it after a success: the same content is then a new submission. */
    done(): void {
      last = undefined;
    },
  };
}
