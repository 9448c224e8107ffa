import type { PersonExport } from '../people/export.ts';

/** A generated file for download. */
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

/** Escapes a text for HTML, so that no stored text becomes markup. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Turns a key into words: `graduationYear` becomes `Graduation year`. */
const inWords = (key: string) => {
  const words = key.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
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

/** Personal data as JSON for programs: lists by kind, with plain keys. */
export const jsonFile = (all: PersonExport): MyFile => ({
  type: 'application/json; charset=utf-8',
  name: 'my-data.json',
  body: `${JSON.stringify(all, null, 2)}\n`,
});

/** Long lines of emails wrap on a phone's screen. */
const rules =
  ':root{color-scheme:light dark}body{font-family:system-ui,sans-serif;line-height:1.5}pre{margin:0;font:inherit;white-space:pre-wrap}*{overflow-wrap:anywhere}';

/** Personal data as a page for reading, without scripts or external resources. @param day ISO date of the file. */
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
