import type { MessagePort } from 'node:worker_threads';
import type { RequestContext } from '../src/request.ts';
import type { RenderedPage } from './renderer.ts';

/** Task of the render thread. `base` is where its loaders believe the API is; they read through `reads`. */
export interface RenderTask {
  pathAndQuery: string;
  context: Omit<RequestContext, 'source'>;
  base: string;
  /** Nobody waits for the page, so its data may take longer. */
  isAhead: boolean;
  reads: MessagePort;
}

/** A page, and whether all data that its loaders wanted came in time. */
export interface ThreadPage extends RenderedPage {
  isWhole: boolean;
}

/** Request of a loader to the process that has the database. All of them are `GET`. */
export interface ReadRequest {
  id: number;
  url: string;
  headers: Record<string, string>;
}

/** Its answer; without a status the request failed. */
export interface ReadAnswer {
  id: number;
  status: number | undefined;
  headers: Record<string, string>;
  body: ArrayBuffer;
}
