/** Short names that a document uses for folders: the first part of a path, and the folder it stands for. */
export type Below = Readonly<Record<string, string>>;

const fileName =
  /^(?:Dockerfile|[\w@$.-]*(?:\/[\w@$.-]+)*\.(?:tsx?|json|md|mjs|service|yaml|yml)|\.dockerignore)$/;

/** What a build makes, and nobody commits. */
const made = /^site\/dist\//;

/** Every file that a document names between backticks, from the repository's root, once. */
export const filesNamedIn = (document: string, below: Below): string[] => {
  const named = [...document.matchAll(/`([^`\s]+)`/g)].flatMap(([, text = '']) => text);
  return [...new Set(named.filter((name) => fileName.test(name) && !made.test(name)))].map((name) => {
    const slash = name.indexOf('/');
    const folder = below[name.slice(0, slash)];
    return folder === undefined ? name : folder + name.slice(slash);
  });
};

/** A test that a document names, with what of it shows the promise. */
export interface NamedTest {
  path: string;
  titles: readonly string[];
}

/** Every file of tests that a document names, each time with the titles in brackets behind it: `sessions.test.ts` (“is one of five”). */
export const testsNamedIn = (document: string, below: Below): NamedTest[] =>
  [...document.matchAll(/(`[^`\s]+\.(?:test|stress|e2e)\.tsx?`)(?: \(([^)]*)\))?/g)].flatMap(
    ([, name = '', titles = '']) =>
      filesNamedIn(name, below).map((path) => ({
        path,
        titles: [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title = '']) => title),
      })),
  );
