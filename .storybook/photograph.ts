import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../packages/ui/src/themes/index.ts';

/** Part of a story that a screenshot needs; Storybook passes it to the test's context. */
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
 * Themes of a story's screenshots. All colors come from ten inputs, so one picture of the whole kit per chapter is enough: stories
 * tagged `photo-themes` use all themes, the others the national one.
 */
const themesOf = ({ tags, globals }: Sitter): readonly string[] =>
  tags.includes('photo-themes') ? themes.map(({ id }) => id) : [String(globals.theme)];

/** Modes of a story's screenshots: dark for a story that sets it, light and dark for any other. */
const modesOf = ({ globals }: Sitter): readonly string[] =>
  globals.mode === 'dark' ? ['dark'] : ['light', 'dark'];

/** Widths of a desktop and a phone. */
const widths = [1280, 390] as const;

/** Widths of a story's screenshots: its own window's for a story that sets one, both widths for any other. */
const widthsOf = ({ globals }: Sitter): readonly number[] =>
  isSized(globals) ? [window.innerWidth] : widths;
const isSized = ({ viewport }: Sitter['globals']): boolean =>
  typeof viewport === 'object' && viewport !== null && 'value' in viewport && Boolean(viewport.value);

const settled = async (): Promise<void> => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
};

/** Adds Storybook's margin to a story that does not fill the window, so that focus rings are in the picture. */
const mat = ({ parameters }: Sitter): void => {
  document.body.style.padding = parameters.layout === 'fullscreen' ? '' : '16px';
};

/** Sets the width of the frame and extends it to the story's height, for the whole story in one picture. */
const frame = async (width: number, height: number): Promise<void> => {
  await page.viewport(width, height);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > height) await page.viewport(width, scrollHeight);
};

/*
 * The story is still on the page after its test. Theme and mode are attributes of the document, so it is not rendered again for the
 * next picture.
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
