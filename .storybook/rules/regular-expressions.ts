import { types } from 'node:util';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import type { Source } from './sources.ts';

/** A regular expression as it stands in a source. */
export interface Found {
  path: string;
  expression: RegExp;
}

/** The regular expressions that sources write out, and how often they make one of a text, as `path`. */
export function regularExpressionsIn(sources: readonly Source[]): { written: Found[]; made: string[] } {
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

/** What visitors and strangers type, again and again. */
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

/** Texts that an expression may stumble over: what it looks for, ever again, in pairs, and never to its end. */
function hostileBeginnings({ source }: RegExp): string[] {
  const literal = source.replace(/\\[a-z]|[\\^$.*+?()[\]{}|]/gi, '');
  const letters = [...new Set(literal)].slice(0, 10);
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const words = source.split(/\\[a-z]|[\\^$.*+?()[\]{}|]+/i).filter((word) => word.length > 1);
  return [...new Set([...usual, ...letters, ...pairs, ...words, literal])].filter(Boolean);
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
      // Something else may have come between, so only what is slow is measured again.
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
 * The first text of up to 50,000 characters over which an expression takes longer than that, as a sentence. One that would
 * take years is given up: only a context of its own can be left in the middle of an expression.
 */
export function stumbles(expression: RegExp, mostMs: number): string | undefined {
  const context = createContext({ call: () => firstStumble(expression, mostMs) });
  try {
    return called.runInContext(context, { timeout: patienceMs });
  } catch (error) {
    // The error belongs to that context, and so does its class.
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return `${expression} takes more than ${patienceMs} ms for some text`;
    throw error;
  }
}
