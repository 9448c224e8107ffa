import { describe, expect, it } from 'vitest';
import { faultOfKey } from './keyRules.ts';

const enter = { keys: 'Enter', story: 'Primary' };
const story = (test: string) => `export const Primary = { play: async () => { ${test} } };\n`;

describe('a key that a page tells of', () => {
  it.each([
    ["await userEvent.keyboard('{Enter}'); await expect(it).toHaveFocus();", []],
    ["await userEvent.type(box, 'Plano{Enter}'); await screen.findByRole('dialog');", []],
    ["await step('a', async () => { await userEvent.keyboard('{Enter}'); await isGone(); });", []],
    [
      "await userEvent.keyboard('{Escape}'); await expect(it).toHaveFocus();",
      ['Primary does not press Enter'],
    ],
    [
      "await step('a', async () => { await userEvent.keyboard('{Enter}'); }); await step('b', () => expect(it));",
      ['Primary presses Enter and does not look at what comes of it'],
    ],
    [
      "await expect(it).toHaveFocus(); await userEvent.keyboard('{Enter}');",
      ['Primary presses Enter and does not look at what comes of it'],
    ],
  ])('%s', (test, faults) => {
    const stories = `const isGone = () => expect(it).toBeNull();\n${story(test)}`;
    expect(faultOfKey(enter, stories)).toEqual(faults);
  });

  it('may be pressed by a function of the file, and is not that of a story whose name begins alike', () => {
    const helper = "const press = async () => { await userEvent.keyboard('{Enter}'); await expect(it); };\n";
    expect(faultOfKey(enter, helper + story('await press();'))).toEqual([]);
    const other = story("await userEvent.keyboard('{Enter}'); await expect(it);").replace(
      'Primary',
      'PrimaryToo',
    );
    expect(faultOfKey(enter, other + story('await nothing();'))).toEqual(['Primary does not press Enter']);
  });
});
