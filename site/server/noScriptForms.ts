import { type FormName, formAt } from '@banyan/api/contract';
import type { Connection } from '@banyan/server';
import type { PostedForm, RequestContext } from '../src/request.ts';
import type { Backend } from './backend.ts';

/** Result of a form posted without JavaScript: the part of the context that its page is rendered with. */
export interface NoScriptAnswer {
  status: number;
  context: Pick<RequestContext, 'posted'>;
}

function answerOf<Name extends FormName>(name: Name, form: PostedForm<Name>): NoScriptAnswer {
  const posted: { [One in Name]?: PostedForm<One> } = {};
  posted[name] = form;
  return { status: form.status, context: { posted } };
}

/** Handles a form that was posted to its own page; `undefined` if the path is not a page with a form. */
export async function noScriptForm(
  { submitForm }: Pick<Backend, 'submitForm'>,
  pathname: string,
  request: Request,
  connection: Connection,
): Promise<NoScriptAnswer | undefined> {
  const found = formAt(pathname);
  return found && answerOf(found.name, await submitForm(found.name, request, connection));
}
