import { use } from 'react';
import * as v from 'valibot';

const Index = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), type: v.string() })),
});

async function readPages(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('index.json');
  const { entries } = v.parse(Index, await answer.json());
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return new Map(pages.map(({ id, title }) => [title.split('/').at(-1) ?? title, id]));
}

let pages: Promise<ReadonlyMap<string, string>> | undefined;

/** Addresses of the pages of the sidebar by the name of what they are about, from Storybook's own index. */
export function usePages(): ReadonlyMap<string, string> {
  pages ??= readPages().catch(() => new Map<string, string>());
  return use(pages);
}
