/** Screenshot and its result, by its name: `elements-button--gallery/national-light-390`. */
export interface Photograph {
  name: string;
  /** Result. `missing`: accepted earlier, and not taken in this run. */
  state: 'changed' | 'new' | 'missing' | 'same';
  /** True if there is a picture of the differences: there is none for two sizes. */
  hasDifference: boolean;
}

interface Taken {
  /** Names of the screenshots that were accepted when the run began. */
  accepted: ReadonlySet<string>;
  /** Names of the screenshots that the run took. */
  taken: ReadonlySet<string>;
  /** Names of the files that the run left for differences, such as `…-actual` and `…-diff`. */
  different: ReadonlySet<string>;
  /** True if the run took all screenshots; in a partial run none counts as missing. */
  isWhole: boolean;
}

/** Every screenshot of a run, by name. */
export function photographsOf({ accepted, taken, different, isWhole }: Taken): Photograph[] {
  const stateOf = (name: string): Photograph['state'] => {
    if (!taken.has(name)) return 'missing';
    if (!accepted.has(name)) return 'new';
    return different.has(`${name}-actual`) ? 'changed' : 'same';
  };
  return [...new Set([...taken, ...(isWhole ? accepted : [])])].toSorted().map((name) => ({
    name,
    state: stateOf(name),
    hasDifference: different.has(`${name}-diff`),
  }));
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const picture = (file: string, says: string): string =>
  `<figure><a href="${escaped(file)}.png"><img src="${escaped(file)}.png" alt="" loading="lazy"></a><figcaption>${says}</figcaption></figure>`;
const nothing = (says: string): string => `<figure><p>${says}</p></figure>`;

function picturesOf({ name, state, hasDifference }: Photograph): string[] {
  if (state === 'new')
    return [nothing('Not there before'), picture(`accepted/${name}`, 'After'), nothing('Nothing to compare')];
  if (state === 'missing')
    return [
      picture(`accepted/${name}`, 'Before'),
      nothing('Not taken in this run'),
      nothing('Nothing to compare'),
    ];
  return [
    picture(`accepted/${name}`, 'Before'),
    picture(`different/${name}-actual`, 'After'),
    hasDifference ? picture(`different/${name}-diff`, 'Difference') : nothing('Of another size'),
  ];
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-width: 1600px; }
  fieldset { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 12px 16px; }
  article { border-top: 2px solid; margin-top: 32px; }
  h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; outline: 1px solid #8888; }
  ${['changed', 'new', 'missing'].map((state) => `body:has(#${state}:not(:checked)) [data-state=${state}]`).join(', ')} { display: none; }
`;

/** Report of a run: before, after and the difference side by side, with a filter by result. */
export function reportOf(photographs: readonly Photograph[], when: Date): string {
  const found = photographs.filter(({ state }) => state !== 'same');
  const countOf = (state: Photograph['state']) =>
    photographs.filter((photograph) => photograph.state === state).length;
  const filters = (['changed', 'new', 'missing'] as const).map(
    (state) => `<label><input type="checkbox" id="${state}" checked> ${state} (${countOf(state)})</label>`,
  );
  const articles = found.map(
    (photograph) =>
      `<article data-state="${photograph.state}"><h2>${escaped(photograph.name)}: ${photograph.state}</h2><div class="pictures">${picturesOf(photograph).join('')}</div></article>`,
  );
  const lead =
    found.length === 0
      ? `All ${photographs.length} photographs are as they were accepted.`
      : `${photographs.length} photographs, of which ${countOf('same')} are as they were accepted.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Photographs: what changed</title><style>${styles}</style></head>
<body><h1>Photographs</h1><p>${lead} Taken ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
${articles.join('\n')}
</body></html>
`;
}
