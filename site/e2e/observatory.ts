/**
 * Score by the public rules of Mozilla’s HTTP Observatory (github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and
 * `src/grader/charts.js`), for one response of an https site. Two rules are left out, each worth 0 points or more: the redirect
 * from http to https, which the proxy does, and the preload list.
 */
export interface Scored {
  score: number;
  /** Points that each rule added or deducted, by rule name. */
  modifiers: Readonly<Record<string, number>>;
}

/** Response, as the rules need it. */
export interface Answer {
  headers: Headers;
  /** Document; missing for responses that are not pages, which have no scripts. */
  html?: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const tooBroad = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
]);
const isTooBroad = (source: string) => tooBroad.has(source);
const isUnsafe = (source: string) => isTooBroad(source) || source === "'unsafe-inline'" || source === 'data:';
const isHash = (source: string) => /^'(?:sha(?:256|384|512)-|nonce-)/.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** @throws if a directive occurs twice */
function parsed(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (policy.has(name)) throw new Error(`${name} is there twice`);
    if (name) policy.set(name, sources);
  }
  return policy;
}

/** Reads a directive’s sources like browsers do: a hash disables `unsafe-inline`. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function contentSecurityPolicy({ headers }: Answer): number {
  const header = headers.get('Content-Security-Policy');
  if (!header) return -25;
  const policy = parsed(header);
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) =>
    sourcesOf(policy, name),
  );
  if (script?.some(isUnsafe) || object?.some(isTooBroad)) return -20;
  const passive = ['img-src', 'media-src'].flatMap((name) => sourcesOf(policy, name));
  const active = [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources));
  if (active.some(isInsecure)) return -20;
  if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (style?.some(isUnsafe)) return 0;
  return String(policy.get('default-src')) === "'none'" ? 10 : 5;
}

/** Each cookie must have all attributes; otherwise the score is that of the worst case. */
function cookies({ headers }: Answer): number {
  const set = headers.getSetCookie();
  if (set.length === 0) return 0;
  const isSafe = (cookie: string) =>
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:strict|lax)/i.test(cookie);
  return set.every(isSafe) ? 5 : -40;
}

function crossOriginSharing({ headers }: Answer): number {
  const isReflected = (headers.get('Access-Control-Allow-Origin') ?? '*') !== '*';
  return isReflected && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0;
}

/** Rule for a header: points for known values, and a deduction for unknown ones. */
const valued =
  (name: string, values: Readonly<Record<string, number>>, missing: number, unknown: number) =>
  ({ headers }: Answer): number => {
    const value = headers.get(name)?.trim().toLowerCase();
    return value === undefined ? missing : (values[value] ?? unknown);
  };

/** Minimum age of the HSTS header, six months in seconds as the Observatory counts them. */
const sixMonths = 15_552_000;

function transportSecurity({ headers }: Answer): number {
  const age = /(?:^|;\s*)max-age=(\d+)/i.exec(headers.get('Strict-Transport-Security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < sixMonths ? -10 : 0;
}

function subresourceIntegrity({ html = '' }: Answer): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src));
  const isWhole = ([tag]: RegExpExecArray) => /\sintegrity="/.test(tag);
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return foreign.every(isWhole) ? -20 : -50;
  if (foreign.some((tag) => !isWhole(tag))) return -5;
  return scripts.some(isWhole) ? 5 : 0;
}

function framing(answer: Answer): number {
  if (/(?:^|;)\s*frame-ancestors\s/i.test(answer.headers.get('Content-Security-Policy') ?? '')) return 5;
  return valued('X-Frame-Options', { deny: 5, sameorigin: 5 }, -20, -20)(answer);
}

const rules: Readonly<Record<string, (answer: Answer) => number>> = {
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  embedderPolicy: valued(
    'Cross-Origin-Embedder-Policy',
    { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
    0,
    -5,
  ),
  openerPolicy: valued(
    'Cross-Origin-Opener-Policy',
    {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    },
    0,
    -5,
  ),
  resourcePolicy: valued(
    'Cross-Origin-Resource-Policy',
    { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
    0,
    -5,
  ),
  referrerPolicy: valued(
    'Referrer-Policy',
    { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 },
    0,
    -5,
  ),
  subresourceIntegrity,
  transportSecurity,
  typeSniffing: valued('X-Content-Type-Options', { nosniff: 0 }, -5, -5),
  framing,
};

/** Returns the score of a response: 100 minus all deductions; bonus points count from 90 on. */
export function headerScore(answer: Answer): Scored {
  const modifiers = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(answer)]));
  const given = Object.values(modifiers);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const uncurved = 100 + sum(given.filter((one) => one < 0));
  return { score: Math.max(0, uncurved >= 90 ? 100 + sum(given) : uncurved), modifiers };
}
