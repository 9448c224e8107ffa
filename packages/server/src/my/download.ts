import type { PersonExport } from '../people/export.ts';

/** A file that is made at once, to be kept. */
export interface MyFile {
  /** Media type. */
  type: string;
  name: string;
  body: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in a document: nothing that anybody has sent becomes markup. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** `graduationYear` as people read it: `Graduation year`. */
const inWords = (key: string) => {
  const words = key.replace(/(?<=[a-z0-9])[A-Z]/g, (message) => ` ${message.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

const rowsIn = (row: Readonly<Record<string, unknown>>) =>
  Object.entries(row)
    .map(([key, value]) => `<dt>${escaped(inWords(key))}</dt>\n<dd><pre>${escaped(textOf(value))}</pre></dd>`)
    .join('\n');

const sectionOf = ([name, rows]: [string, PersonExport[string]]) =>
  [
    `<h2>${escaped(inWords(name))} (${rows.length})</h2>`,
    ...rows.map((row) => `<dl>\n${rowsIn(row)}\n</dl>`),
  ].join('\n');

/** Everything of a person for programs: lists by what they are, under plain keys. */
export const jsonFile = (all: PersonExport): MyFile => ({
  type: 'application/json; charset=utf-8',
  name: 'my-data.json',
  body: `${JSON.stringify(all, null, 2)}\n`,
});

/** Long lines of letters stay on a telephone's screen. */
const rules =
  ':root{color-scheme:light dark}body{font-family:system-ui,sans-serif;line-height:1.5}pre{margin:0;font:inherit;white-space:pre-wrap}*{overflow-wrap:anywhere}';

/** The same to be read: one page without scripts or anything from elsewhere. @param day ISO date of the file. */
export const htmlFile = (all: PersonExport, email: string, day: string): MyFile => {
  const title = `Everything with ${email}, ${day}`;
  return {
    type: 'text/html; charset=utf-8',
    name: 'my-data.html',
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${rules}</style></head>
<body>
<main>
<h1>${escaped(title)}</h1>
${Object.entries(all).map(sectionOf).join('\n')}
</main>
</body>
</html>
`,
  };
};
