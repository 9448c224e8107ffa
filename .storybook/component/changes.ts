import { notesOf, releasesOf } from '../../packages/ui/docs/changes.ts';

/** A sentence about a component, and the version that it came with; `next` has no number yet. */
export interface Change {
  version: string;
  text: string;
}

/** How many a page shows. */
const most = 5;

/** Sentences of a changeset or a changelog that name a component in backticks. */
export const sentencesAbout = (text: string, name: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => sentence.includes(`\`${name}\``))
    .map((sentence) => sentence.trim());

interface Written {
  /** Texts of changesets by their paths. */
  changesets: Readonly<Record<string, string>>;
  /** Of the component's package; empty before its first release. */
  changelog: string;
}

/** What changed about a component, the newest first. */
export function changesAbout(name: string, { changesets, changelog }: Written): Change[] {
  const said = (version: string, texts: readonly string[]) =>
    texts.flatMap((text) => sentencesAbout(text, name).map((sentence) => ({ version, text: sentence })));
  return [
    ...said(
      'next',
      notesOf(changesets).map(({ text }) => text),
    ),
    ...releasesOf(changelog).flatMap(({ version, notes }) => said(version, notes)),
  ].slice(0, most);
}
