import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../packages/ui/src/themes/index.ts';

/** The part of a story that a photographer needs; Storybook hands it to the test's context. */
interface Sitter {
  id: string;
  tags: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  parameters: { layout?: string };
}

declare module 'vitest' {
  interface TestContext {
    story?: Sitter;
  }
}

/**
 * Colours come from ten inputs and from nowhere else, so one picture of the whole kit per chapter says as much as one of
 * every part: stories tagged `photo-themes` are photographed in all themes, the others in the national one.
 */
const themesOf = ({ tags, globals }: Sitter): readonly string[] =>
  tags.includes('photo-themes') ? themes.map(({ id }) => id) : [String(globals.theme)];

/** A story that asks for the night is photographed at night; any other by day and by night. */
const modesOf = ({ globals }: Sitter): readonly string[] =>
  globals.mode === 'dark' ? ['dark'] : ['light', 'dark'];

/** A desktop's, and a phone's. */
const widths = [1280, 390] as const;

/** A story that asks for a window of its own is photographed in that one; any other at both widths. */
const widthsOf = ({ globals }: Sitter): readonly number[] =>
  isSized(globals) ? [window.innerWidth] : widths;
const isSized = ({ viewport }: Sitter['globals']): boolean =>
  typeof viewport === 'object' && viewport !== null && 'value' in viewport && Boolean(viewport.value);

const settled = async (): Promise<void> => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
};

/** The margin that Storybook gives a story that does not fill the window, so that focus rings are in the picture. */
const mat = ({ parameters }: Sitter): void => {
  document.body.style.padding = parameters.layout === 'fullscreen' ? '' : '16px';
};

/** The whole story in one picture: the frame is so wide, and grows to the story's height. */
const frame = async (width: number, height: number): Promise<void> => {
  await page.viewport(width, height);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > height) await page.viewport(width, scrollHeight);
};

/*
 * The story still stands after its test. Its theme and mode are attributes of the document, so it is not rendered again
 * for the next picture.
 */
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  mat(story);
  const { innerHeight } = window;
  const differences: unknown[] = [];
  for (const width of widthsOf(story)) {
    await frame(width, innerHeight);
    await settled();
    for (const theme of themesOf(story)) {
      for (const mode of modesOf(story)) {
        Object.assign(document.documentElement.dataset, { theme, mode });
        try {
          await expect(page).toMatchScreenshot(`${story.id}/${theme}-${mode}-${width}`);
        } catch (difference) {
          differences.push(difference);
        }
      }
    }
  }
  if (differences.length > 1) throw new AggregateError(differences, differences.map(String).join('\n\n'));
  if (differences.length === 1) throw differences[0];
});
