import type { Plugin } from 'vite';

const rows = /\/packages\/api\/src\/contract\/[\w/-]+\.ts$/;
const serverOnly = /^ {2}(?:summary|query|bodyLimit|verified|cached):\s+(?:'[^']*'|[\w.]+),\n/gm;

/** A call's source without what only a server reads of its row. */
export const withoutServerParts = (source: string): string =>
  source.includes('satisfies Call;') ? source.replace(serverOnly, '') : source;

/** Rows of calls as a browser needs them, in the built site only: it sends a query, and leaves checking it to the server. */
export function lighterCalls(): Plugin {
  return {
    name: 'banyan:lighter-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: rows },
      handler: (source) => ({ code: withoutServerParts(source), map: null }),
    },
  };
}
