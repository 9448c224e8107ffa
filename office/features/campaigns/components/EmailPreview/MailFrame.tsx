import { createElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './MailFrame.css.ts';
import { type MailNode, mailNodes } from './mailNodes.ts';

export interface MailFrameProps {
  /** Accessible title of the frame. */
  title: string;
  /** Complete HTML of the email. */
  html: string;
  /** Width of the simulated screen, in CSS pixels. The frame is scaled down if there is less room. */
  width: number;
}

/* The page’s Content Security Policy blocks `style` attributes in HTML but allows styles set by a script. */
const rendered = (node: MailNode, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.name,
        {
          key,
          href: node.href,
          start: node.start,
          value: node.value,
          ref: (element: HTMLElement | null) => {
            if (element) element.style.cssText = node.style;
          },
        },
        ...node.children.map(rendered),
      );

/** Email in an isolated frame of a given screen width, with the email’s own styles only. */
export function MailFrame({ title, html, width }: MailFrameProps) {
  const pane = useRef<HTMLDivElement>(null);
  /** Has the width of the pane and no height, so resizing the pane does not trigger its observer again. */
  const ruler = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [sheet, setSheet] = useState<HTMLElement>();
  const [height, setHeight] = useState(480);
  // A few browsers replace the document of an empty frame once it has loaded.
  const [loads, setLoads] = useState(0);
  const nodes = useMemo(() => mailNodes(html).map(rendered), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a load may bring another document
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    const Observer = inside?.defaultView?.ResizeObserver;
    if (!inside || !Observer) return;
    const made = inside.createElement('div');
    made.inert = true;
    inside.body.style.cssText = 'margin: 0';
    inside.body.replaceChildren(made);
    setSheet(made);
    const sizes = new Observer(() => setHeight(Math.ceil(made.getBoundingClientRect().height)));
    sizes.observe(made);
    return () => sizes.disconnect();
  }, [loads]);

  useEffect(() => {
    const room = pane.current;
    const window = frame.current;
    const measure = ruler.current;
    if (!room || !window || !measure) return;
    const fit = new ResizeObserver(() => {
      const scale = Math.min(1, measure.clientWidth / width);
      window.style.scale = `${scale}`;
      room.style.height = `${height * scale}px`;
    });
    fit.observe(measure);
    return () => fit.disconnect();
  }, [width, height]);

  return (
    <div ref={pane} className={styles.pane}>
      <div ref={ruler} />
      <iframe
        ref={frame}
        title={title}
        width={width}
        height={height}
        tabIndex={-1}
        onLoad={() => setLoads((count) => count + 1)}
        className={styles.frame}
      />
      {sheet && createPortal(nodes, sheet)}
    </div>
  );
}
