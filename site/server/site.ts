import type { RuntimeConfig } from '@banyan/api/contract';
import type { ContactFormState, RequestContext } from '../src/request.ts';
import { securityHeaders } from './csp.ts';
import { policyFor } from './headers.ts';
import { publish } from './pages.ts';
import { loadRenderer } from './renderer.ts';
import { sendFile } from './respond.ts';

export interface SiteOptions {
  dist: string;
  config: RuntimeConfig;
  /** What loaders read from while a page is rendered here. */
  source: RequestContext['source'];
  /** Handles the contact form of a browser without JavaScript. */
  sendContact: (request: Request, peer: string) => Promise<ContactFormState>;
}

/** Answers everything of the site but the API: files, pages rendered on request, the plain contact form, 404. */
export async function createSite({ dist, config, source, sendContact }: SiteOptions) {
  const [files, renderer] = await Promise.all([publish(dist, config), loadRenderer(dist)]);
  const missing = files.get('/404');
  files.delete('/404');
  const everywhere = securityHeaders(config.publicOrigin);

  const notFound = (request: Request) =>
    missing
      ? sendFile(request, missing.file, missing.headers, 404)
      : new Response('There is no page at this address.', { status: 404 });

  const renderPage = async (pathAndQuery: string, state: Partial<RequestContext> = {}, status?: number) => {
    const page = await renderer.render(pathAndQuery, { origin: config.publicOrigin, source, ...state });
    return new Response(page.html, {
      status: status ?? page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyFor(page.html, config),
      },
    });
  };

  const route = async (request: Request, peer: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/contact') {
      const contact = await sendContact(request, peer);
      return renderPage('/contact', { contact }, contact.status);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('This address can only be read.', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    if (pathname === '/config.json')
      return Response.json(config, { headers: { 'Cache-Control': 'no-store' } });
    if (pathname.length > 1 && pathname.endsWith('/')) return withoutSlash(pathname, search);
    const published = files.get(decoded(pathname));
    if (published) return sendFile(request, published.file, published.headers);
    return renderer.hasRoute(pathname) ? renderPage(pathname + search) : notFound(request);
  };

  return async (request: Request, peer: string): Promise<Response> => {
    const response = await route(request, peer);
    for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
    return response;
  };
}

function withoutSlash(pathname: string, search: string): Response {
  // A path of slashes only must not become an address of another host.
  const target = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
  return new Response(null, { status: 308, headers: { Location: target } });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
