import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../testing/listen-locally.ts';

/** Handler that replaces the documented behavior. */
export type SiteVerify = (form: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void;

/** Fake of hCaptcha’s siteverify as documented: form in, JSON out, each token once. */
export async function siteverify(misbehave?: SiteVerify) {
  const issued = new Set<string>();
  const used = new Set<string>();
  const forms: URLSearchParams[] = [];
  const fake = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    forms.push(form);
    if (misbehave) return misbehave(form, response, request);
    const token = form.get('response') ?? '';
    const codes: string[] = [];
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8')
      codes.push('bad-request');
    else if (form.get('secret') !== 'secret') codes.push('invalid-input-secret');
    else if (!token) codes.push('missing-input-response');
    else if (used.has(token)) codes.push('timeout-or-duplicate');
    else if (!issued.has(token)) codes.push('invalid-input-response');
    used.add(token);
    const answer =
      codes.length === 0
        ? { success: true, hostname: 'localhost' }
        : { success: false, 'error-codes': codes };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  const port = await listenLocally(fake);
  return {
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    forms,
    /** Closes the server. The caller must call it. */
    async close() {
      fake.closeAllConnections();
      await new Promise((resolve) => fake.close(resolve));
    },
    issue() {
      const token = `P1_${issued.size}`;
      issued.add(token);
      return token;
    },
  };
}
