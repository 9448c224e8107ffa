import type { Key } from 'node:readline';
import { type Prompt, paint } from './terminal.ts';

/** What a typed line becomes with one more key. */
function edited(line: string, { name, text, ctrl, meta }: Key & { text: string }): string {
  if (name === 'backspace') return [...line].slice(0, -1).join('');
  if (ctrl && name === 'u') return '';
  if (ctrl || meta || name === 'return' || name === 'tab') return line;
  return line + text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** A live look at what is typed: lines that stand under it, and an answer that Tab or Enter takes instead. */
export interface Look {
  lines: readonly string[];
  /** Refuses what is typed. */
  wrong: boolean;
  offer?: string | undefined;
}

export interface TextPrompt {
  question: string;
  /** Taken when nothing is typed. */
  standard?: string;
  look: (typed: string) => Look;
  /** Shows its look with every key, not only once Enter was refused. @default false */
  live?: boolean;
}

/** A line of text, looked at with every key. */
export function textPrompt({ question, standard = '', look, live = false }: TextPrompt): Prompt<string> {
  let line = '';
  let refused = false;
  const value = () => line.trim() || standard;
  return {
    lines: () => {
      const { lines } = look(value());
      const shown = line === '' && standard ? `${paint.quiet(`(${standard}) `)}` : '';
      return [`${paint.bold(question)} ${shown}${line}`, ...(live || refused ? lines : [])];
    },
    answered: (answer) => `${paint.bold(question)} ${answer || paint.quiet('none')}`,
    press: (key) => {
      const { wrong, offer } = look(value());
      const enters = key.name === 'return' || key.name === 'enter';
      if ((key.name === 'tab' || enters) && offer !== undefined) {
        line = offer;
        return undefined;
      }
      if (enters && !wrong) return value();
      refused = enters;
      line = edited(line, key);
      return undefined;
    },
  };
}

/** One of a list. Arrows or the first letters choose; `other` is typed. */
export function choicePrompt(question: string, choices: readonly string[], other: string): Prompt<string> {
  let at = 0;
  const all = [...choices, other];
  return {
    lines: () => [
      paint.bold(question),
      ...all.map((choice, place) => (place === at ? paint.good(`> ${choice}`) : `  ${choice}`)),
      paint.quiet('Arrow keys, then Enter'),
    ],
    answered: (answer) => `${paint.bold(question)} ${answer}`,
    press: ({ name, text }) => {
      if (name === 'return' || name === 'enter') return all[at];
      if (name === 'up') at = (at + all.length - 1) % all.length;
      else if (name === 'down' || name === 'tab') at = (at + 1) % all.length;
      else if (text.trim() !== '') {
        const found = all.findIndex((choice) => choice.toLowerCase().startsWith(text.toLowerCase()));
        if (found >= 0) at = found;
      }
      return undefined;
    },
  };
}
