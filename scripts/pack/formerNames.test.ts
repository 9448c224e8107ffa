import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../steps.ts';
import { withFormerNames } from './formerNames.ts';
import { createStyles } from './stylesheets.ts';

/** Classes of 0.1.0 whose file, constant or variant now has another name, as in that release's `styles.css`. */
const formerClasses = {
  Card: ['tones-field'],
  DirectoryHead: ['intro', 'note'],
  DoCards: ['card', 'cards', 'drawing', 'link', 'section'],
  Doors: ['arrow', 'door', 'doors', 'heading', 'link', 'text', 'tones-field', 'tones-tint'],
  Empty: ['action', 'broken', 'drawing', 'heading', 'missing', 'state'],
  GetInvolved: ['columns'],
  JobHero: ['field', 'lede', 'viaduct', 'words'],
  NewsHead: ['ground', 'head'],
  Niche: [
    ...[
      'drawing',
      'initials',
      'niche',
      'photograph',
      'sizes-large',
      'sizes-lead',
      'sizes-medium',
      'sizes-small',
    ],
    ...['tones-arch', 'tones-comb', 'tones-ripples', 'tones-roots', 'tones-twins'],
  ],
  OwnHead: ['head'],
  PhotoNiche: ['drawing', 'filled', 'hint', 'input', 'label', 'niche', 'photograph', 'portrait', 'words'],
  Plate: ['cell', 'firstHalf', 'inTopRow', 'label', 'plate', 'secondHalf', 'sum', 'title', 'total', 'value'],
  Skeleton: ['shapes-niche'],
  Supports: ['arches', 'area', 'arrow', 'intro', 'link', 'list', 'name', 'supports', 'words'],
  Values: ['art', 'card', 'cards', 'intro', 'title', 'values'],
  Ways: ['arrow', 'art', 'heading', 'intro', 'link', 'tile', 'tiles', 'ways'],
};
const every = Object.entries(formerClasses).flatMap(([file, names]) =>
  names.map((name) => `banyan-${file}-${name}`),
);

const styles = createStyles();
afterAll(() => styles.close());

let css = '';
beforeAll(async () => {
  const files = globSync(
    'packages/ui/src/**/{Avatar,Card,ClosingCall,EmptyState,FactGrid,FeatureGrid,PageHead,PhotoInput,Skeleton}.css.ts',
    { cwd: root },
  );
  const rulesOf = async (file: string) => {
    await styles.processVanillaFile(path.join(root, file), { outputCss: false });
    return styles.getCssForFile(path.join(root, file)).css;
  };
  css = withFormerNames((await Promise.all(files.map(rulesOf))).join('\n'));
}, 60_000);

/** Pattern of `:is(.banyan-Avatar-avatar, .banyan-Niche-niche)`, anywhere. */
const pair = /:is\(\.(banyan-[\w-]+), (\.banyan-[^)]+)\)/g;
const formerIn = (list = '') => list.split(', ').map((name) => name.slice(1));

test('a class of 0.1.0 still selects the same elements', () => {
  const former = new Set([...css.matchAll(pair)].flatMap(([, , list]) => formerIn(list)));
  expect(every.filter((name) => !former.has(name))).toEqual([]);
});

test('a rule selects both names or neither', () => {
  const names = new Set([...css.matchAll(pair)].flatMap(([, name = '', list]) => [name, ...formerIn(list)]));
  const alone = css.replace(pair, '');
  for (const name of names) expect(alone).not.toMatch(new RegExp(`\\.${name}(?![\\w-])`));
});

test('a rule with both names keeps its specificity', () => {
  expect(withFormerNames('.banyan-Avatar-avatar:hover > .banyan-Text-text{color:red}')).toBe(
    ':is(.banyan-Avatar-avatar, .banyan-Niche-niche):hover > .banyan-Text-text{color:red}',
  );
});
