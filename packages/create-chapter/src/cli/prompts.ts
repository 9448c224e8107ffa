import type { Key } from 'node:readline';
import { type Prompt, paint } from './terminal.ts';

/** Returns a typed line after one more key. */
function edited(line: string, { name, text, ctrl, meta }: Key & { text: string }): string {
  if (name === 'backspace') return [...line].slice(0, -1).join('');
  if (ctrl && name === 'u') return '';
  if (ctrl || meta || name === 'return' || name === 'tab') return line;
  return line + text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** Feedback on the typed text: lines shown under it, and a suggestion that Tab or Enter accepts. */
export interface Look {
  lines: readonly string[];
  /** True if the typed text is refused. */
  wrong: boolean;
  offer?: string | undefined;
}

export interface TextPrompt {
  question: string;
  /** Default answer if nothing is typed. */
  standard?: string;
  look: (typed: string) => Look;
  /** Shows the feedback with every key, not only after a refused Enter. @default false */
  live?: boolean;
}

/** Prompt for a line of text, checked with every key. */
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

/** Prompt for one item of a list. Arrows or the first letters choose; `other` lets the volunteer type. */
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
