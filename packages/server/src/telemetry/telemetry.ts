import type { Noted } from '../http/router.ts';
import { eventByStatus, type SecurityEvent } from '../http/security-event.ts';
import { counter, exposition, gauge, histogram, type Metric } from './exposition.ts';
import type { LineLog } from './line-log.ts';

/** Result of a request. */
interface Outcome {
  status: number;
  /** Bytes sent to the visitor, including headers. */
  bytes: number;
}

/** A request in progress. */
interface WatchedRequest {
  /** Receives facts from the handlers. */
  note: (known: Noted) => void;
  /** Ends the request. @returns nothing, and never throws. */
  end: (outcome: Outcome) => void;
}

export interface Telemetry {
  /** Begins a request. @param network Returns the network as a keyed hash; called once, when the request has ended. */
  begin: (method: string, network: () => string) => WatchedRequest;
  /** Adds metrics to `/metrics`. */
  add: (...metrics: readonly Metric[]) => void;
  /** Returns the response of `/metrics`. */
  text: () => Promise<string>;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Bucket bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Route of requests without a name: unknown addresses, and requests that broke off early. */
const noRoute = 'none';

function makeMetrics(log: LineLog, inFlight: () => number) {
  return {
    requests: counter('banyan_http_requests_total', 'Requests that were answered.'),
    seconds: histogram('banyan_http_request_seconds', 'From a request to the end of its answer.', bounds),
    inFlight: gauge('banyan_http_requests_in_flight', 'Requests that are being answered.', inFlight),
    events: counter('banyan_security_events_total', 'What an attack looks like.'),
    unavailable: counter('banyan_database_unavailable_total', 'Answers that the database was away or busy.'),
    lost: gauge(
      'banyan_log_lines_lost_total',
      'Lines of the log that could not be written.',
      log.lost,
      'counter',
    ),
  };
}

/**
 * Counts requests, and logs a line of JSON for each and for each suspected attack. No line contains data that a visitor sent:
 * addresses are logged as route patterns, and networks as a keyed hash.
 */
export function createTelemetry(log: LineLog, now: () => number = Date.now): Telemetry {
  let running = 0;
  const metrics = makeMetrics(log, () => running);
  const more: Metric[] = [];
  const outcomes = new Map<string, { add: () => void; observe: (seconds: number) => void }>();
  /** Returns the counter for responses of one kind. There are as many as routes, methods and classes of status. */
  const outcomeOf = (method: string, route: string, status: string) => {
    const key = `${method} ${status} ${route}`;
    const known = outcomes.get(key);
    if (known) return known;
    const made = {
      add: metrics.requests.of({ method, route, status }),
      observe: metrics.seconds.of({ route }),
    };
    outcomes.set(key, made);
    return made;
  };
  const line = (kind: string, fields: object) =>
    log.write(JSON.stringify({ time: new Date(now()).toISOString(), kind, ...fields }));

  return {
    begin(method, network) {
      const began = performance.now();
      const events: { event: SecurityEvent; about?: Noted['about'] }[] = [];
      const known = methods.has(method) ? method : 'other';
      let route = noRoute;
      running += 1;
      return {
        note({ route: found, event, about, databaseAway }) {
          if (found) route = found;
          if (event) events.push({ event, about });
          if (databaseAway) metrics.unavailable.add();
        },
        end({ status, bytes }) {
          running -= 1;
          const ms = Math.round((performance.now() - began) * 10) / 10;
          const byStatus = eventByStatus.get(status);
          if (byStatus && events.length === 0) events.push({ event: byStatus });
          const outcome = outcomeOf(known, route, `${Math.floor(status / 100)}xx`);
          outcome.add();
          outcome.observe(ms / 1_000);
          for (const { event } of events) metrics.events.add({ event });
          if (log.isOff) return;
          const whose = network();
          line('request', { method: known, route, status, ms, bytes, network: whose });
          for (const { event, about } of events) {
            line('security', { event, method: known, route, status, ...about, network: whose });
          }
        },
      };
    },
    add: (...given) => void more.push(...given),
    text: () => exposition([...Object.values(metrics), ...more]),
  };
}
