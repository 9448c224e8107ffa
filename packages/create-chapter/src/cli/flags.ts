import { parseArgs } from 'node:util';

const options = {
  chapter: { type: 'string' },
  place: { type: 'string' },
  national: { type: 'string' },
  site: { type: 'string' },
  brand: { type: 'string' },
  accent: { type: 'string' },
  chat: { type: 'string' },
  email: { type: 'string' },
  logo: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Arguments of the command. */
export interface Flags extends Partial<Record<Exclude<keyof typeof options, 'yes' | 'help'>, string>> {
  folder?: string | undefined;
  yes?: boolean;
  help?: boolean;
}

export const usage = `npm create @banyan/chapter [folder] -- [options]

  --chapter   atlanta, bay-area, chicago-midwest, pacific-northwest, ny-northeast, southern-california, tx-southwest,
              or another name
  --place     where it is at home
  --national  address of the national site, such as https://alumni.example.org
  --brand     colour of buttons and headings, such as #003948
  --accent    colour of what is new, such as #fc8a39
  --chat      address of the group chat
  --email     address that a volunteer reads
  --logo      an SVG file
  --site      where the new site will be, once you know it
  --yes       asks nothing: what has no option keeps its standard

What has no option is asked.
`;

/** Reads the command line; returns a sentence if it is wrong. */
export function readFlags(args: readonly string[]): Flags | { problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 1)
      return { problem: `One folder is enough; here are ${positionals.join(' and ')}.` };
    return { ...values, folder: positionals[0] };
  } catch (error) {
    const says = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : '';
    return { problem: `${says}. --help names the options.` };
  }
}
