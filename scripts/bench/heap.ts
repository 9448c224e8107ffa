import type { CDPSession } from 'playwright-core';

/** A heap snapshot, as Chromium's DevTools protocol writes it: figures of all nodes in one row, and what each figure is. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What a page's scripts keep, in bytes, after rubbish was taken out. */
export interface Heap {
  /** Objects, arrays, functions and text. */
  objects: number;
  /** What the browser compiled of the scripts: the more often they run, the more of them. */
  code: number;
}

/** What the browser keeps for itself, DevTools' own notes about requests among it. */
const ofBrowser = new Set(['native', 'synthetic', 'hidden']);

/** Weighs it all; rubbish is collected first. */
export async function weighHeap(devtools: CDPSession): Promise<Heap> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return sumOf(JSON.parse(parts.join('')));
}

function sumOf({ snapshot: { meta }, nodes }: Snapshot): Heap {
  const heap: Heap = { objects: 0, code: 0 };
  const width = meta.node_fields.length;
  const [typeAt, sizeAt] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  for (let node = 0; node < nodes.length; node += width) {
    const type = meta.node_types[0][nodes[node + typeAt] ?? -1] ?? '';
    const size = nodes[node + sizeAt] ?? 0;
    if (type === 'code') heap.code += size;
    else if (!ofBrowser.has(type)) heap.objects += size;
  }
  return heap;
}
