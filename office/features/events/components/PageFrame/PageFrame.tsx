import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyTheme } from './copyTheme.ts';
import * as styles from './PageFrame.css.ts';

export interface PageFrameProps {
  /** What is seen in it. */
  title: string;
  /** Parts of the site, drawn in the window of their own. */
  children: ReactNode;
}

/**
 * A window of its own, as wide as there is room, in which parts of the site stand as they do on a screen of that width: what they
 * ask of the screen they ask of it. Nothing in it can be pressed.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement>();
  const [height, setHeight] = useState(480);
  // Some browsers put another document into an empty frame once it has loaded.
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a load may bring another document
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    const Observer = inside?.defaultView?.ResizeObserver;
    if (!inside || !Observer) return;
    const undress = copyTheme(inside, document);
    const sheet = inside.createElement('div');
    sheet.inert = true;
    inside.body.replaceChildren(sheet);
    setPage(sheet);
    const sizes = new Observer(() => setHeight(Math.ceil(sheet.getBoundingClientRect().height)));
    sizes.observe(sheet);
    return () => {
      sizes.disconnect();
      undress();
    };
  }, [loads]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        height={height}
        tabIndex={-1}
        onLoad={() => setLoads((count) => count + 1)}
        className={styles.frame}
      />
      {page && createPortal(children, page)}
    </>
  );
}
