import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { listenForMetrics } from './metrics-server.ts';
import { createTelemetry } from './telemetry.ts';

function watched() {
  const lines: Record<string, unknown>[] = [];
  const log = {
    write: (line: string) => void lines.push(JSON.parse(line)),
    reopen: () => undefined,
    lost: () => 7,
    close: async () => undefined,
  };
  return { lines, telemetry: createTelemetry(log, () => Date.UTC(2027, 0, 1)) };
}

test('logs a line for a request and another for a suspected attack, and counts both', async () => {
  const { lines, telemetry } = watched();
  const request = telemetry.begin('POST', () => 'hash');
  request.note({ route: '/api/contact' });
  request.note({ event: 'captcha-refused' });
  expect(await telemetry.text()).toContain('banyan_http_requests_in_flight 1');
  request.end({ status: 422, bytes: 300 });
  const whose = { time: '2027-01-01T00:00:00.000Z', method: 'POST', route: '/api/contact', status: 422 };
  expect(lines).toEqual([
    { kind: 'request', ...whose, bytes: 300, ms: expect.any(Number), network: 'hash' },
    { kind: 'security', event: 'captcha-refused', ...whose, network: 'hash' },
  ]);
  const text = await telemetry.text();
  expect(text).toContain('banyan_http_requests_total{method="POST",route="/api/contact",status="4xx"} 1');
  expect(text).toContain('banyan_security_events_total{event="captcha-refused"} 1');
  expect(text).toContain('banyan_http_requests_in_flight 0');
  expect(text).toContain('banyan_log_lines_lost_total 7');
});

test('counts requests that failed because the database was busy', async () => {
  const { telemetry } = watched();
  const request = telemetry.begin('GET', () => 'hash');
  request.note({ databaseAway: true });
  request.end({ status: 503, bytes: 0 });
  expect(await telemetry.text()).toContain('banyan_database_unavailable_total 1');
});

test('serves the metrics at one address, and names the variable of a port that is in use', async () => {
  const { telemetry } = watched();
  const here = { port: 0, host: '127.0.0.1' };
  const server = await listenForMetrics(here, telemetry);
  onTestFinished(server.close);
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('# TYPE banyan_http_requests_total counter');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await expect(listenForMetrics({ ...here, port: server.port }, telemetry)).rejects.toThrow(
    `METRICS_PORT ${server.port} is already in use; set METRICS_PORT to another one.`,
  );
});

test('turns the log off at a terminal, on in production, and on elsewhere when configured', () => {
  expect(readConfig({}).accessLog).toBe('off');
  expect(readConfig({ NODE_ENV: 'production' }).accessLog).toBe('stdout');
  expect(readConfig({ ACCESS_LOG: '/var/log/access.log' }).accessLog).toEqual({
    file: '/var/log/access.log',
  });
  expect(() => readConfig({ ACCESS_LOG: 'on' })).toThrow(ConfigError);
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(() => readConfig({ METRICS_PORT: 'nine' })).toThrow('METRICS_PORT must be a whole number');
});
