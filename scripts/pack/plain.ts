import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Parts from '../../packages/ui/src/plain/parts.tsx';
import { environment } from '../steps.ts';

/** Built parts of the plain page. They are only rendered here and not published. */
const plainModule = 'plain/parts';

const indented = (html: string, by: string): string => html.trimEnd().replace(/^(?=.)/gm, by);

const document = (main: readonly string[], header: string, footer: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Engineering Alumni, Bay Area</title>
    <meta name="description" content="Events, news and people of the Bay Area chapter. Joining is free.">
    <link rel="icon" href="../static/favicon.svg" type="image/svg+xml">
    <link rel="preload" href="../dist/fonts/anek-latin-core.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="../dist/styles.css">
    <link rel="stylesheet" href="theme.css">
  </head>
  <body>
${indented(header, '    ')}

    <main id="main" tabindex="-1">
${main.map((part) => indented(part, '      ')).join('\n\n')}
    </main>

${indented(footer, '    ')}
  </body>
</html>
`;

/** Shortens a chapter's built theme to the dozen lines that a person writes. */
const themeOf = (built: string): string => {
  const [, declarations = ''] = /\[data-theme=[^{]*\{([^}]*)\}/.exec(built) ?? [];
  const lines = declarations.split(';').map((line) => `  ${line.replace(':', ': ')};\n`);
  return `/* The chapter's own colours. Everything else is derived from these. */\n:root {\n${lines.join('')}}\n`;
};

/** Only the hero has adjacent letters that a line break would separate. */
const whitespace = (name: string) => (name === 'hero' ? 'css' : 'ignore');

const formatted = (name: string, text: string): string => {
  const parameters = [
    'format',
    `--stdin-file-path=${name}.html`,
    '--html-formatter-enabled=true',
    `--html-formatter-whitespace-sensitivity=${whitespace(name)}`,
  ];
  const { status, stdout, stderr } = spawnSync('biome', parameters, {
    input: text,
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} cannot be formatted:\n${stderr}`);
  return stdout;
};

/** Renders every file of the folder `plain`: the components' current markup, without JavaScript. */
const render = async (dist: string): Promise<Map<string, string>> => {
  const { renderToStaticMarkup } = createRequire(path.join(dist, 'package.json'))(
    'react-dom/server',
  ) as typeof import('react-dom/server');
  const { mainParts, plainParts } = (await import(
    pathToFileURL(path.join(dist, `${plainModule}.js`)).href
  )) as typeof Parts;
  const parts = new Map(
    Object.entries(plainParts('../static/art')).map(([name, part]) => [
      name,
      formatted(name, renderToStaticMarkup(part, { identifierPrefix: name })),
    ]),
  );
  const part = (name: string) => parts.get(name) ?? '';
  return new Map([
    ...[...parts].map(([name, html]) => [`${name}.html`, html] as const),
    ['index.html', document(mainParts.map(part), part('header'), part('footer'))],
    ['theme.css', themeOf(readFileSync(path.join(dist, 'themes/bay-area.css'), 'utf8'))],
  ]);
};

/**
 * Compares the documented markup with the components' current markup.
 * @param update Writes the files instead.
 * @throws an error that names the files that differ.
 */
export const checkPlain = async (source: string, update: boolean): Promise<void> => {
  const folder = path.join(source, 'plain');
  const rendered = await render(path.join(source, 'dist'));
  rmSync(path.join(source, 'dist', 'plain'), { recursive: true });
  if (update) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [name, text] of rendered) writeFileSync(path.join(folder, name), text);
    return;
  }
  const written = new Set([...rendered.keys(), ...globSync('*', { cwd: folder })]);
  const differing = [...written].filter((name) => {
    try {
      return readFileSync(path.join(folder, name), 'utf8') !== rendered.get(name);
    } catch {
      return true;
    }
  });
  if (differing.length > 0)
    throw new Error(
      `packages/ui/plain is not what the components render: ${differing.join(', ')}. ` +
        'Look at the change, then: npx pnpm@12 packages --update',
    );
};
