import type { Rolldown } from 'vite';

/** Chunks by their names, with all that they import from the start: each once, after what it imports, as their styles come. */
export function withImports(
  names: readonly string[],
  bundle: Rolldown.OutputBundle,
): readonly Rolldown.OutputChunk[] {
  const chunks: Rolldown.OutputChunk[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.imports.forEach(visit);
    chunks.push(chunk);
  };
  names.forEach(visit);
  return chunks;
}
