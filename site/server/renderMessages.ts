import type { MessagePort } from 'node:worker_threads';
import type { RequestContext } from '../src/request.ts';
import type { RenderedPage } from './renderer.ts';

/** Task of the render thread. `base` is the API’s base URL for the loaders; they read through `reads`. */
export interface RenderTask {
  pathAndQuery: string;
  context: Omit<RequestContext, 'source'>;
  base: string;
  /** Set if no visitor waits for the page, so its data may take longer. */
  isAhead: boolean;
  reads: MessagePort;
}

/** Page, with a flag that all data of its loaders arrived in time. */
export interface ThreadPage extends RenderedPage {
  isWhole: boolean;
}

/** Request of a loader to the process with the database. Always a `GET`. */
export interface ReadRequest {
  id: number;
  url: string;
  headers: Record<string, string>;
}

/** Response to a loader; without a status, the request failed. */
export interface ReadAnswer {
  id: number;
  status: number | undefined;
  headers: Record<string, string>;
  body: ArrayBuffer;
}
