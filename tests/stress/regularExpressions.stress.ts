import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
}

/** Regular expression of a source file. */
interface Found {
  path: string;
  expression: RegExp;
}

/** Returns the regular expressions written in sources, and the paths of sources that create one from a text, once for each. */
function regularExpressionsIn(sources: readonly Source[]): { written: Found[]; made: string[] } {
  const written: Found[] = [];
  const made: string[] = [];
  for (const { path, text } of sources) {
    const visitor = new Visitor({
      Literal(node) {
        if ('regex' in node)
          written.push({ path, expression: new RegExp(node.regex.pattern, node.regex.flags) });
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(path);
      },
    });
    visitor.visit(parseSync(path, text).program);
  }
  return { written, made };
}

/** Typical texts of visitors and strangers, repeated. */
const usual = [
  'a',
  'A',
  '7',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '/',
  '-',
  '.',
  ',',
  '"',
  '<',
  '=',
  '@',
  '\u0301',
  'a@',
  'a.',
  '<a ',
];

/** Texts that may slow an expression down: what it looks for, repeated, in pairs, and never complete. */
function hostileBeginnings({ source }: RegExp): string[] {
  const literal = source.replace(/\\[a-z]|[\\^$.*+?()[\]{}|]/gi, '');
  const emails = [...new Set(literal)].slice(0, 10);
  const pairs = emails.flatMap((one) => emails.map((other) => one + other));
  const words = source.split(/\\[a-z]|[\\^$.*+?()[\]{}|]+/i).filter((word) => word.length > 1);
  return [...new Set([...usual, ...emails, ...pairs, ...words, literal])].filter(Boolean);
}

const sizes = [24, 1_000, 8_000, 50_000];

function milliseconds(expression: RegExp, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    text.replace(expression, '');
    return performance.now() - start;
  });
  return Math.min(...times);
}

function firstStumble(expression: RegExp, mostMs: number): string | undefined {
  for (const beginning of hostileBeginnings(expression))
    for (const [size, before] of sizes.flatMap((one) => [[one, ''] as const, [one, '\0'] as const])) {
      const text = `${before}${beginning.repeat(Math.ceil(size / beginning.length))}\0`;
      const start = performance.now();
      text.replace(expression, '');
      // Another process may have caused the delay, so slow results are measured again.
      if (performance.now() - start < mostMs) continue;
      const taken = milliseconds(expression, text);
      if (taken > mostMs)
        return `${expression} takes ${Math.round(taken)} ms for ${size} characters of ${JSON.stringify(before + beginning)}`;
    }
  return undefined;
}

const called = new Script('call()');
const patienceMs = 5_000;

/**
 * Returns the first text of up to 50,000 characters for which an expression takes longer than `mostMs`, as a sentence. An
 * expression that would take years is stopped: only one in a context of its own can be interrupted.
 */
function stumbles(expression: RegExp, mostMs: number): string | undefined {
  const context = createContext({ call: () => firstStumble(expression, mostMs) });
  try {
    return called.runInContext(context, { timeout: patienceMs });
  } catch (error) {
    // The error and its class belong to the other context.
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return `${expression} takes more than ${patienceMs} ms for some text`;
    throw error;
  }
}

/*
 * Regular expressions on strangers' texts must take linear time, which only a measurement shows. For 50,000 characters a linear one
 * needs a millisecond and a quadratic one half a second. The limit is between them, so that a busy machine causes no failure.
 */

const mostMs = 30;

const sources = globSync(
  [
    'packages/api/src/{contract,client}/**/*.{ts,tsx}',
    'packages/{app,forms,server}/src/**/*.{ts,tsx}',
    'office/{features,kernel,kit,shell}/**/*.{ts,tsx}',
    'site/{server,src}/**/*.{ts,tsx}',
  ],
  {
    cwd: root,
    exclude: [
      '**/*.{stories,test,e2e}.{ts,tsx}',
      '**/{test-*,samples}.{ts,tsx}',
      '**/*-{child,fake}.ts',
      '**/specimen/**',
    ],
  },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const { written, made } = regularExpressionsIn(sources);

/** Files, and expressions in a file, that no long text of strangers reaches, with the reason. */
const bounded: Readonly<Record<string, string>> = {
  'packages/server/src/media/store/bucket-address.ts': 'a variable of the configuration',
  'packages/server/src/media/store/bucket-listing.ts': 'what the bucket answers',
  'packages/server/src/media/store/bucket.ts': 'what the bucket answers',
  'packages/server/src/database/identity.ts /^-+|-+$/g':
    'cut to 48 characters before, and without a run of dashes',
  'packages/server/src/media/media-folder.ts /^[.-]+|[.-]+$/g': 'the name of a file on a disk',
  'packages/api/src/contract/search/marks.ts /[\\s,;:.–—-]+$/': 'an excerpt, cut to 160 characters before',
  'packages/api/src/contract/stories/text.ts /[\\s,;:.–—-]+$/': 'an excerpt, cut to 160 characters before',
};

describe('regular expressions', () => {
  test('finds regular expressions as the parser does, and none in comments or texts', () => {
    const text = 'const a = /x+y/g; // /no/\nconst b = "/no/"; const c = new RegExp(b);';
    const found = regularExpressionsIn([{ path: 'a.ts', text }]);
    expect(found).toEqual({ written: [{ path: 'a.ts', expression: /x+y/g }], made: ['a.ts'] });
  });

  test.each([/^\/+|\/+$/g, /\s+$/, /^(\w+)+@$/, /<a[^>]*>.*x/])('notices that %s is slow', (expression) => {
    expect(stumbles(expression, mostMs)).toContain(' ms for ');
  });

  test('stops an expression that would never end', { timeout: 60_000 }, () => {
    expect(stumbles(/^(?:\w{1,2}){20}(?:\w+){9,}(\w+)+@$/, mostMs)).toContain('takes more than');
  });

  test('every expression takes time in proportion to its text', { timeout: 120_000 }, () => {
    expect(written.length).toBeGreaterThan(100);
    const slow = written.flatMap(({ path, expression }) => {
      if (path in bounded || `${path} ${expression}` in bounded) return [];
      const found = stumbles(expression, mostMs);
      return found ? [`${path}: ${found}`] : [];
    });
    expect(slow).toEqual([]);
  });

  test('expressions are created only from our own texts', () => {
    expect(new Set(made)).toEqual(
      new Set([
        // Two numbers of `limits`.
        'packages/api/src/contract/members/registration-body.ts',
        // The signs of `apostrophes`.
        'packages/api/src/contract/search/marks.ts',
        'packages/api/src/contract/search/words.ts',
        // The characters of the flyers' fonts.
        'packages/server/src/events/flyers/flyer-plan.ts',
        // The name of an element, searched in the bucket's answer.
        'packages/server/src/media/store/bucket-listing.ts',
        // The end of an address that we made.
        'packages/server/src/stories/portrait.ts',
        // A field's name, searched in a sentence of the server.
        'packages/forms/src/membership/RegistrationWizard/registrationRules.ts',
        // The signs of `apostrophes`.
        'office/features/check-in/screens/mergedEntries.ts',
      ]),
    );
  });
});
