import { expect, it } from 'vitest';
import { eachOf, groupsOf, patternsWithoutModule } from './chunkPatterns.ts';

const modules = ['/banyan/packages/ui/src/elements/BackLink/BackLink.tsx'];
const elements = eachOf`ui/src/${['elements', 'layout']}/${['BackLink', 'Notice']}/\w+\.tsx$`;

it('makes a pattern of every name', () => {
  expect(elements).toEqual([
    /ui\/src\/elements\/BackLink\/\w+\.tsx$/,
    /ui\/src\/elements\/Notice\/\w+\.tsx$/,
    /ui\/src\/layout\/BackLink\/\w+\.tsx$/,
    /ui\/src\/layout\/Notice\/\w+\.tsx$/,
  ]);
});

it('tells each pattern that matches no module, with its chunk', () => {
  const chunks = [{ name: 'base', modules: elements.slice(0, 2) }];
  expect(patternsWithoutModule(chunks, modules)).toEqual([`base: ${elements[1]}`]);
  expect(patternsWithoutModule(chunks, [...modules, '/ui/src/elements/Notice/Notice.tsx'])).toEqual([]);
});

it('groups what any of the patterns matches', () => {
  const [base] = groupsOf([{ name: 'base', modules: elements }]);
  expect(base?.test(modules[0] ?? '')).toBe(true);
  expect(base?.test('/banyan/packages/ui/src/elements/Button/Button.tsx')).toBe(false);
});
