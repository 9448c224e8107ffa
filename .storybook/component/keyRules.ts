/** How a story's test presses what a page calls by its name. */
const presses: Readonly<Record<string, RegExp>> = {
  Tab: /userEvent\.tab\(|\{Tab\}/g,
  'Shift + Tab': /tab\(\{ shift: true \}\)/g,
  Space: /keyboard\(['"`](?: |\[Space\])/g,
};
const pressed = (key: string): RegExp => presses[key] ?? new RegExp(`\\{${key.replaceAll(' ', '')}[}>]`, 'g');

const storyNamed = (stories: string, name: string): string =>
  stories.split(/^(?=export const )/m).find((story) => new RegExp(`^export const ${name}\\b`).test(story)) ??
  '';

/** Functions of the file that a piece of a test calls. */
const calledIn = (text: string, stories: string): string[] =>
  [...text.matchAll(/\b(\w+)\(/g)].flatMap(
    ([, callee = '']) =>
      stories
        .split(/^(?=const |function |async function )/m)
        .find((block) => new RegExp(`^(?:const|(?:async )?function) ${callee}\\b`).test(block)) ?? [],
  );

const looks = /\bexpect\(|\bfind(?:All)?By\w+\(/;

/** Whether a test looks at what came of a press before its step ends. What a function of the file looks at counts. */
const isLookedAt = (test: string, from: number, stories: string): boolean => {
  const [rest = ''] = test.slice(from).split(/\bstep\(/);
  return [rest, ...calledIn(rest, stories)].some((text) => looks.test(text));
};

/** What is wrong with a key that a page says its story presses; nothing where it is pressed and then looked at. */
export function faultOfKey({ keys, story }: { keys: string; story: string }, stories: string): string[] {
  const own = storyNamed(stories, story);
  // A test may press its keys through a function of the file.
  const tests = [own, ...calledIn(own, stories)];
  const places = tests.flatMap((test) =>
    [...test.matchAll(pressed(keys))].map(({ index, 0: press }) => ({ test, from: index + press.length })),
  );
  if (places.length === 0) return [`${story} does not press ${keys}`];
  return places.some(({ test, from }) => isLookedAt(test, from, stories))
    ? []
    : [`${story} presses ${keys} and does not look at what comes of it`];
}

/** Whether a story stands beside another as what to do or not, and not in the sidebar. */
export const isUnlisted = (stories: string, name: string): boolean =>
  storyNamed(stories, name).includes("'!dev'");
