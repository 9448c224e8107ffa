import fc from 'fast-check';

/**
 * Seed of the property tests. `test` always uses the same examples, so that an unrelated change never fails by chance. Nightly, and
 * with `unit`, the examples are new each time; a failure prints its seed.
 */
if (process.env.TESTS === 'some') fc.configureGlobal({ seed: 2003 });
