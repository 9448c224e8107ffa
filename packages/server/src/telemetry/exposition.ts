/*
 * Prometheus' text format (prometheus.io/docs/instrumenting/exposition_formats), as far as it is used here. A library was
 * considered: prom-client adds summaries, clusters and push gateways, and this file has only a hundred lines.
 */

type Labels = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

interface Metric {
  lines: () => string[] | Promise<string[]>;
}

const described = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A counter with labels. */
export interface Counter extends Metric {
  add: (labels?: Labels, by?: number) => void;
  /** Returns a function that adds one. It formats the labels only once, for frequent events. */
  of: (labels: Labels) => () => void;
}

/** @param name Must end in `_total`. */
export function counter(name: string, help: string): Counter {
  const counts = new Map<string, number>();
  const addTo = (key: string, by: number) => void counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    add: (labels = {}, by = 1) => addTo(labelText(labels), by),
    of(labels) {
      const key = labelText(labels);
      return () => addTo(key, 1);
    },
    lines: () => [
      ...described(name, 'counter', help),
      ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
    ],
  };
}

/** Creates a gauge of a current value, or of one that is counted elsewhere. `NaN` if the value is unknown at the moment. */
export function gauge(
  name: string,
  help: string,
  read: () => number | Promise<number>,
  type: 'gauge' | 'counter' = 'gauge',
): Metric {
  return {
    lines: async () => {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => Number.NaN);
      return [...described(name, type, help), `${name} ${value}`];
    },
  };
}

/** A histogram of durations, with labels. */
export interface Histogram extends Metric {
  /** Returns a function that records a duration with these labels. */
  of: (labels: Labels) => (seconds: number) => void;
}

interface Observed {
  labels: Labels;
  /** Number of values in each bucket, without those in smaller ones; the last bucket has no bound. */
  buckets: number[];
  sum: number;
}

/** @param bounds Upper bounds of the buckets, in seconds, ascending. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const observed = new Map<string, Observed>();
  const linesOf = ({ labels, buckets, sum }: Observed) => {
    let count = 0;
    const lines = buckets.map((inBucket, index) => {
      count += inBucket;
      return `${name}_bucket${labelText({ ...labels, le: String(bounds[index] ?? '+Inf') })} ${count}`;
    });
    return [...lines, `${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${count}`];
  };
  return {
    of(labels) {
      const key = labelText(labels);
      const one = observed.get(key) ?? { labels, buckets: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      observed.set(key, one);
      return (seconds) => {
        const bucket = bounds.findIndex((bound) => seconds <= bound);
        const index = bucket === -1 ? bounds.length : bucket;
        one.buckets[index] = (one.buckets[index] ?? 0) + 1;
        one.sum += seconds;
      };
    },
    lines: () => [...described(name, 'histogram', help), ...[...observed.values()].flatMap(linesOf)],
  };
}

/** Formats all metrics as one text, in the given order. */
export async function exposition(metrics: readonly Metric[]): Promise<string> {
  const lines = await Promise.all(metrics.map((metric) => metric.lines()));
  return `${lines.flat().join('\n')}\n`;
}

export type { Metric };
