import type { Connection } from '@banyan/api/server';
import type { RequestContext } from '../src/request.ts';
import type { Backend } from './backend.ts';

/** What became of a form posted without JavaScript: the part of the context that its page is rendered with. */
export interface NoScriptAnswer {
  status: number;
  context: Pick<RequestContext, 'contact' | 'eventRegistration' | 'story' | 'job'>;
}

/** Handles a form that was posted to its own page; `undefined` where no page with a form is. */
export async function noScriptForm(
  backend: Pick<Backend, 'submitContactForm' | 'submitEventRegistration' | 'submitStory' | 'submitJob'>,
  pathname: string,
  request: Request,
  connection: Connection,
): Promise<NoScriptAnswer | undefined> {
  if (pathname === '/contact') {
    const contact = await backend.submitContactForm(request, connection);
    return { status: contact.status, context: { contact } };
  }
  if (pathname === '/submit-story') {
    const story = await backend.submitStory(request, connection);
    return { status: story.status, context: { story } };
  }
  if (pathname === '/submit-job') {
    const job = await backend.submitJob(request, connection);
    return { status: job.status, context: { job } };
  }
  const event = eventOf(pathname);
  if (event === undefined) return undefined;
  const eventRegistration = await backend.submitEventRegistration(event, request, connection);
  return { status: eventRegistration.status, context: { eventRegistration } };
}

/** The event that is registered for at this address. */
function eventOf(pathname: string): string | undefined {
  const [, id] = /^\/events\/register\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
