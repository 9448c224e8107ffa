/** Site in a folder next to the public pages, which answers read requests itself. */
export interface MountedSite {
  /** True if the path belongs to this site. */
  owns: (pathname: string) => boolean;
  /** Route name of its responses in the metrics. */
  route: string;
  answer: (request: Request, pathname: string) => Response | Promise<Response>;
}
