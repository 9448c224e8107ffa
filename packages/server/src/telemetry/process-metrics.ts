import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric } from './exposition.ts';

const perSecond = 1e9;

/** Resource usage of the process, under the usual metric names for dashboards. */
export function processMetrics(): Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = Date.now() / 1_000 - process.uptime();
  return [
    gauge('process_start_time_seconds', 'When the process began, since 1970.', () => started),
    gauge(
      'process_cpu_seconds_total',
      'Time on processors.',
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
      'counter',
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    gauge(
      'nodejs_heap_size_used_bytes',
      'Memory in use by JavaScript.',
      () => process.memoryUsage().heapUsed,
    ),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'How late the process was, 99 of 100 times at most, since it was asked last.',
      () => {
        const seconds = delay.percentile(99) / perSecond;
        delay.reset();
        return seconds;
      },
    ),
  ];
}
