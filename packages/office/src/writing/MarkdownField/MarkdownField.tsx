import { Field, type FieldBase } from '@banyan/forms/fields';
import { Button, Icon } from '@banyan/ui/elements';
import { Bold, Heading2, Italic, Link, List, TextQuote } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { insertionOf, type MarkdownMark, markdownMarks } from '../marks.ts';
import { markdownOfHtml } from '../pasted.ts';
import { replaceIn } from '../replaceIn.ts';
import * as styles from './MarkdownField.css.ts';

export interface MarkdownFieldProps extends FieldBase {
  /** Markdown. */
  value: string;
  /** It was written into; the whole text. */
  onChange: (value: string) => void;
}

const tools = {
  heading: { icon: Heading2, label: 'Heading' },
  bold: { icon: Bold, label: 'Bold' },
  italic: { icon: Italic, label: 'Italic' },
  link: { icon: Link, label: 'Link' },
  list: { icon: List, label: 'List' },
  quote: { icon: TextQuote, label: 'Quote' },
} as const;

/** With Ctrl or ⌘. */
const keys: Readonly<Record<string, MarkdownMark>> = { b: 'bold', i: 'italic', k: 'link' };

/** Arrows go from one button of the toolbar to the next. */
function moveAmongTools({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const all = [...currentTarget.querySelectorAll('button')];
  const place = all.findIndex((one) => one.matches(':focus'));
  if (step !== undefined) all.at((place + step) % all.length)?.focus();
}

/** What was pasted with its looks, where it stands, and how it would stand without them. */
interface Pasted {
  from: number;
  to: number;
  plain: string;
}

/** A text with headings, bold, italic, links, lists and quotes, on ruled paper. What is pasted from Word, Docs or mail keeps those. */
export function MarkdownField({
  value,
  onChange,
  name,
  label,
  id,
  hint,
  error,
  optional,
}: MarkdownFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState<Pasted>();
  /** The one of the toolbar that Tab goes to; arrows go to the others. */
  const [reached, setReached] = useState<MarkdownMark>('heading');

  const write = (mark: MarkdownMark) => {
    if (!box.current) return;
    const { value: text, selectionStart: from, selectionEnd: to } = box.current;
    replaceIn(box.current, insertionOf(mark, { text, from, to }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (!mark || event.shiftKey || event.altKey) return;
    event.preventDefault();
    write(mark);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const plain = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const insert = html ? markdownOfHtml(html) : '';
    if (insert === '' || insert === plain.trim()) return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const end = from + insert.length;
    replaceIn(event.currentTarget, { from, to, insert, selectFrom: end, selectTo: end });
    setPasted({ from, to: end, plain });
  };
  const asText = ({ from, to, plain }: Pasted) => {
    if (!box.current) return;
    const end = from + plain.length;
    replaceIn(box.current, { from, to, insert: plain, selectFrom: end, selectTo: end });
    setPasted(undefined);
  };

  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <>
          <div className={styles.box}>
            <div role="toolbar" aria-label="Marks" className={styles.toolbar} onKeyDown={moveAmongTools}>
              {markdownMarks.map((mark) => (
                <button
                  key={mark}
                  type="button"
                  aria-label={tools[mark].label}
                  title={tools[mark].label}
                  aria-controls={wiring.id}
                  tabIndex={mark === reached ? 0 : -1}
                  onFocus={() => setReached(mark)}
                  onClick={() => write(mark)}
                  className={styles.tool}
                >
                  <Icon icon={tools[mark].icon} size={18} />
                </button>
              ))}
              <span className={styles.aside}>or paste from Word</span>
            </div>
            <textarea
              {...wiring}
              ref={box}
              name={name}
              value={value}
              rows={12}
              onChange={({ target }) => {
                setPasted(undefined);
                onChange(target.value);
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              className={styles.text}
            />
          </div>
          <div role="status" className={pasted && styles.pasted}>
            {pasted && (
              <>
                Pasted with its headings, lists and links.
                <Button variant="quiet" size="small" onClick={() => asText(pasted)}>
                  As plain text
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
