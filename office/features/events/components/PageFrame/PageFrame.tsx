import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyTheme } from './copyTheme.ts';
import * as styles from './PageFrame.css.ts';

export interface PageFrameProps {
  /** Accessible title of the frame. */
  title: string;
  /** Parts of the site, rendered inside the frame. */
  children: ReactNode;
}

/**
 * Frame that shows parts of the site as on a screen of the frame’s width: their media queries refer to the frame. Nothing in it can
 * be pressed.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement>();
  const [height, setHeight] = useState(480);
  // A few browsers replace the document of an empty frame once it has loaded.
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
