import { readFile } from 'node:fs/promises';

/** One block of the guide that a reader types, in order. */
export interface Typed {
  /** The heading it stands under. */
  under: string;
  /** A line is a command. */
  commands: readonly string[];
}

/** What a page of the guide has its reader type: the lines of its `sh` blocks. */
export async function typedIn(page: string): Promise<Typed[]> {
  const text = await readFile(page, 'utf8');
  const typed: Typed[] = [];
  let under = '';
  let block: string[] | undefined;
  for (const line of text.split('\n')) {
    const heading = /^#{1,4} (.+)$/.exec(line)?.[1];
    if (block && line === '```') {
      typed.push({ under, commands: block });
      block = undefined;
    } else if (block) {
      if (line.trim() && !line.startsWith('#')) block.push(line.trim());
    } else if (/^```sh\b/.test(line)) {
      block = [];
    } else if (heading) {
      under = heading;
    }
  }
  return typed;
}
