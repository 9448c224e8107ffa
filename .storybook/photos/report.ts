/** What became of one photograph, by its name: `elements-button--gallery/national-light-390`. */
export interface Photograph {
  name: string;
  /** `missing`: accepted once, and not taken in this run. */
  state: 'changed' | 'new' | 'missing' | 'same';
  /** Whether there is a picture of the places that differ: there is none of two sizes. */
  hasDifference: boolean;
}

interface Taken {
  /** Names of the pictures that were accepted when the run began. */
  accepted: ReadonlySet<string>;
  /** Names of those that it took. */
  taken: ReadonlySet<string>;
  /** Names of the files that it left of what differs, such as `…-actual` and `…-diff`. */
  different: ReadonlySet<string>;
  /** Whether it took all there are: of a part of them nothing is missing. */
  isWhole: boolean;
}

/** Every photograph of a run, by name. */
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

/** The page that shows what a run found: before, after and the difference beside each other, to be filtered by what became of it. */
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
