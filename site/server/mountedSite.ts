/** What stands beside the site's own pages, in a folder of its own, and answers what is read there. */
export interface MountedSite {
  /** Whether a path is one of its own. */
  owns: (pathname: string) => boolean;
  /** What its answers are counted under. */
  route: string;
  answer: (request: Request, pathname: string) => Response | Promise<Response>;
}
