import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import { stripVTControlCharacters } from 'node:util';

/** Error of a prompt after Ctrl-C. */
export class Interrupted extends Error {}

export interface Terminal {
  stdin: ReadStream;
  stdout: WriteStream;
}

const control = '\u001b[';
export const paint = {
  bold: (text: string) => `${control}1m${text}${control}22m`,
  quiet: (text: string) => `${control}2m${text}${control}22m`,
  good: (text: string) => `${control}32m${text}${control}39m`,
  bad: (text: string) => `${control}31m${text}${control}39m`,
  /** Block in a color, as closely as the terminal can show it. */
  swatch: (hex: string) => {
    const value = Number.parseInt(hex.slice(1), 16);
    return `${control}48;2;${value >> 16};${(value >> 8) & 255};${value & 255}m      ${control}49m`;
  },
};

/** Prompt: its lines on the screen, and the effect of each key. */
export interface Prompt<T> {
  /** Current lines. The cursor is at the end of the first. */
  lines: () => readonly string[];
  /** Line that stays on the screen after the answer. */
  answered: (answer: T) => string;
  /** Handles a key. Returning a value answers the prompt. */
  press: (key: Key & { text: string }) => T | undefined;
}

/** Shows a question until it is answered. Rejects with `Interrupted`. */
export function prompt<T>({ stdin, stdout }: Terminal, { lines, answered, press }: Prompt<T>): Promise<T> {
  let below = 0;
  const rowsOf = (line: string) =>
    Math.max(1, Math.ceil(stripVTControlCharacters(line).length / (stdout.columns || 80)));
  const clear = () => stdout.write(`\r${control}J`);
  const draw = () => {
    const [first = '', ...more] = lines();
    clear();
    stdout.write(first);
    below = more.reduce((rows, line) => rows + rowsOf(line), 0);
    for (const line of more) stdout.write(`\n${line}`);
    if (below > 0) stdout.write(`${control}${below}A`);
    stdout.write(`\r${control}${Math.max(1, stripVTControlCharacters(first).length)}C`);
  };
  return new Promise((resolve, reject) => {
    const end = () => {
      stdin.off('keypress', onKey);
      stdin.setRawMode(false);
      stdin.pause();
      clear();
    };
    const onKey = (text: string | undefined, key: Key) => {
      if (key.ctrl && (key.name === 'c' || key.name === 'd')) {
        end();
        reject(new Interrupted());
        return;
      }
      const answer = press({ ...key, text: text ?? '' });
      if (answer === undefined) return draw();
      end();
      stdout.write(`${answered(answer)}\n`);
      resolve(answer);
    };
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.on('keypress', onKey);
    stdin.resume();
    draw();
  });
}
