import type { Rolldown } from 'vite';

/** Returns chunks by name, with all their static imports: each once, after its own imports, in the order of their styles. */
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
