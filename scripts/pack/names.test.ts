import { describe, expect, it } from 'vitest';
import { nameKeeper, withNames } from './names.ts';

/** Evaluates a module's lines with a stand-in for `style()`, as the compiler does. */
const namesOf = (code: string, filePath = 'packages/ui/src/elements/Button/Button.css.ts'): string[] => {
  const keep = nameKeeper();
  const names: string[] = [];
  const style = (debugId?: string) => names.push(keep({ filePath, debugId }));
  new Function('style', withNames(code).replaceAll('export ', ''))(style);
  return names;
};

describe('class names', () => {
  it('are the component, the constant, and which of several', () => {
    expect(
      namesOf("export const button = style();\nexport const sizes = [style('small'), style('2-1')];"),
    ).toEqual(['banyan-Button-button', 'banyan-Button-sizes-small', 'banyan-Button-sizes-2-1']);
  });

  it('leave no room for two of the same', () => {
    expect(() => namesOf('const a = [style(), style()];')).toThrow(
      'both make a class called banyan-Button-a',
    );
  });

  it('are not guessed', () => {
    expect(() => namesOf('style();')).toThrow('it has no name');
  });
});
