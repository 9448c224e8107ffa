import { expect, test } from 'vitest';
import { counter, exposition, gauge, histogram } from './exposition.ts';

test('formats counters, gauges and histograms for Prometheus', async () => {
  const asked = counter('asked_total', 'Questions.');
  asked.add({ route: '/a', status: '2xx' });
  asked.of({ route: '/a', status: '2xx' })();
  asked.add({ route: 'with "quotes" and \\' });
  const took = histogram('took_seconds', 'Time.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.of({ route: '/a' })(seconds);
  const text = await exposition([
    asked,
    took,
    gauge('waiting', 'In line.', async () => 3),
    gauge('unknown', 'Nobody can say.', () => {
      throw new Error('away');
    }),
  ]);
  expect(text).toBe(
    [
      '# HELP asked_total Questions.',
      '# TYPE asked_total counter',
      'asked_total{route="/a",status="2xx"} 2',
      'asked_total{route="with \\"quotes\\" and \\\\"} 1',
      '# HELP took_seconds Time.',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{route="/a",le="0.1"} 2',
      'took_seconds_bucket{route="/a",le="1"} 3',
      'took_seconds_bucket{route="/a",le="+Inf"} 4',
      'took_seconds_sum{route="/a"} 3.65',
      'took_seconds_count{route="/a"} 4',
      '# HELP waiting In line.',
      '# TYPE waiting gauge',
      'waiting 3',
      '# HELP unknown Nobody can say.',
      '# TYPE unknown gauge',
      'unknown NaN',
      '',
    ].join('\n'),
  );
});
