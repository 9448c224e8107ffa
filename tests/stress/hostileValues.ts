import fc from 'fast-check';

/* Arbitraries of hostile input. */

/** Texts that break programs which interpret them. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\u0007', '\ud800', '\u202e', '\u2028', '\ufeff', '%00'),
  fc.constantFrom('{{7*7}}', '../../etc/passwd', '=1+1', "' or 1=1 --", '"; drop table members; --'),
  fc.constantFrom('<script>alert(1)</script>', 'javascript:alert(1)', 'a\r\nBcc: b@c.d'),
  fc.nat({ max: 12_000 }).map((length) => 'x'.repeat(length)),
);

/** Hostile texts and every other JSON value. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constantFrom(null, undefined, [], {}, [[]]),
  fc.constantFrom({ length: 1e9 }, { toString: 1 }, { __proto__: { admin: true } }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** JSON of a valid body in which one to four fields are replaced or added with hostile values. */
const hostileBody = (good: () => Record<string, unknown>) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...Object.keys(good())) },
          { weight: 1, arbitrary: hostileText },
        ),
        hostileValue,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) => JSON.stringify({ ...good(), ...Object.fromEntries(changes) }));

/** Hostile bodies as bytes: unchanged, with bytes exchanged, or not JSON at all. */
export const hostileBytes = (good: () => Record<string, unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: hostileBody(good).map((text) => Buffer.from(text)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(hostileBody(good), fc.nat(2_000), fc.uint8Array({ maxLength: 8 }))
        .map(([text, at, junk]) =>
          Buffer.concat([Buffer.from(text.slice(0, at)), junk, Buffer.from(text.slice(at + 3))]),
        ),
    },
    { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 5_000 }).map((depth) => Buffer.from('['.repeat(depth))),
    },
  );
