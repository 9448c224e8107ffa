import path from 'node:path';
import { chapters } from '@banyan/api/contract';
import { brandNote, checkColours, colourRatio, parseColour, type TypedColour } from '@banyan/ui/palette';
import { checkKey } from '../chapter/chapterFile.ts';
import { logoFileProblem, standardOf } from './answers.ts';
import type { Flags } from './flags.ts';
import { choicePrompt, type Look, textPrompt } from './prompts.ts';
import { paint, prompt, type Terminal } from './terminal.ts';

const another = 'Another name';

const judged = (problem: string | undefined): Look => ({
  lines: problem ? [paint.bad(problem)] : [],
  wrong: problem !== undefined,
});
const required = (what: string) => (typed: string) => judged(typed === '' ? what : undefined);
const optional = (key: Parameters<typeof checkKey>[0]) => (typed: string) =>
  judged(typed === '' ? undefined : checkKey(key, typed));

/** Feedback on a typed color: how it looks, its contrast, and the nearest one that passes. */
export function colourLook(which: TypedColour, brand: string) {
  return (typed: string): Look => {
    const colour = parseColour(typed);
    if (colour === undefined) return { lines: [paint.quiet('# and six digits')], wrong: true };
    const problem = checkColours(
      ...(which === 'brand' ? ([typed, '#ffffff'] as const) : ([brand, typed] as const)),
    ).find((one) => one.colour === which);
    const swatch = `${paint.swatch(colour)} ${colourRatio(which, colour, brand)}`;
    const note = which === 'brand' ? brandNote(typed) : undefined;
    if (!problem)
      return {
        lines: [`${swatch} ${paint.good('passes')}`, ...(note ? [paint.quiet(note)] : [])],
        wrong: false,
      };
    const { message, nearest } = problem;
    return {
      lines: [
        `${swatch} ${paint.bad(message)}`,
        ...(nearest
          ? [`${paint.swatch(nearest)} ${nearest} is the nearest that passes: Tab or Enter takes it`]
          : []),
      ],
      wrong: true,
      offer: nearest,
    };
  };
}

/** Asks for the values that the flags do not set. */
export async function ask(flags: Flags, terminal: Terminal): Promise<Flags> {
  const said: Flags = { ...flags };
  const text = (question: string, look: (typed: string) => Look, standard?: string) =>
    prompt(terminal, textPrompt({ question, look, ...(standard ? { standard } : {}) }));

  if (said.chapter === undefined) {
    const names = chapters.map(({ name }) => name);
    const chosen = await prompt(terminal, choicePrompt('Which chapter?', names, another));
    said.chapter = chosen === another ? await text('Its name:', required('A chapter needs a name')) : chosen;
  }
  const standard = standardOf(said.chapter);
  said.place ??= await text('Where is it at home?', required('A few words'), standard.place);
  const colour = (question: string, look: (typed: string) => Look, own: string) =>
    prompt(terminal, textPrompt({ question, look, standard: own, live: true }));
  said.brand ??= await colour('Brand colour:', colourLook('brand', ''), standard.brand);
  said.accent ??= await colour('Accent colour:', colourLook('accent', said.brand), standard.accent);
  said.national ??= await text('Address of the national site:', (typed) =>
    judged(checkKey('national', typed)),
  );
  said.chat ??= await text('Group chat (or nothing):', optional('chat'));
  said.email ??= await text('Email (or nothing):', optional('email'));
  said.logo ??= await text('Logo, an SVG file (or nothing):', (typed) =>
    judged(typed === '' ? undefined : logoFileProblem(path.resolve(typed))),
  );
  return said;
}
