import { Field, type FieldBase } from '@banyan/forms/fields';
import { Button, Icon } from '@banyan/ui/elements';
import { Bold, Heading2, Italic, Link, List, TextQuote } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Insertion, insertionOf, type MarkdownMark, markdownMarks } from '../marks.ts';
import { placed } from '../placed.ts';
import { replaceIn } from '../replaceIn.ts';
import * as styles from './MarkdownField.css.ts';

export interface MarkdownFieldProps extends FieldBase {
  /** Markdown text. */
  value: string;
  /** Called with the whole text after every change. */
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

/** Shortcuts, with Ctrl or ⌘. */
const keys: Readonly<Record<string, MarkdownMark>> = { b: 'bold', i: 'italic', k: 'link' };

/** Moves the focus along the toolbar with the arrow keys. */
function moveAmongTools({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const all = [...currentTarget.querySelectorAll('button')];
  const place = all.findIndex((one) => one.matches(':focus'));
  if (step !== undefined) all.at((place + step) % all.length)?.focus();
}

/** Pasted range, the message about it, and the alternative text. */
interface Pasted {
  from: number;
  to: number;
  said: string;
  /** Label of the button that pastes the alternative: "Paste as plain text". */
  otherwise: string;
  other: string;
}

/** Characters that Markdown would interpret, or a number that would start a list. Plain text without any is pasted by the browser. */
const marks = /[\\`*_[\]<&~]|^[ \t]*(?:[-+=>#]|\d{1,9}[.)])/m;

/** Type of text copied from this field, which is pasted unchanged. */
const markdownType = 'text/markdown';

/**
 * Markdown field with a toolbar for headings, bold, italic, links, lists and quotes. Formatting pasted from Word, Docs or email is
 * kept; plain text is escaped so that it reads unchanged.
 */
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
  /** Toolbar button that Tab reaches; the arrow keys reach the others. */
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
  const insert = (insertion: Insertion) => box.current && replaceIn(box.current, insertion);
  const paste = async (html: string, plain: string) => {
    const reader = await import('../pasted.ts').catch(() => undefined);
    if (!box.current) return;
    const { value: text, selectionStart: from, selectionEnd: to } = box.current;
    const selected = { text, from, to };
    const asTyped = (words: string) => {
      const end = from + words.length;
      return { from, to, insert: words, selectFrom: end, selectTo: end };
    };
    // The paste module may fail to load without a connection; then the plain text is inserted.
    if (!reader) return insert(asTyped(plain));
    const { markdownOf, blocksOfHtml, blocksOfText } = reader;
    const escaped = markdownOf(blocksOfText(plain));
    const { blocks, pictures } = html ? blocksOfHtml(html) : { blocks: blocksOfText(plain), pictures: 0 };
    const markdown = markdownOf(blocks);
    const insertion = blocks.length > 0 ? placed(selected, markdown, blocks) : asTyped(escaped);
    insert(insertion);
    const at = { from: insertion.from, to: insertion.from + insertion.insert.length };
    if (html && (markdown !== escaped || pictures > 0))
      setPasted({
        ...at,
        said: `Pasted with its headings, lists and links.${pictures > 0 ? ' Pictures are removed.' : ''}`,
        otherwise: 'Paste as plain text',
        other: escaped,
      });
    else if (escaped !== plain.trim())
      setPasted({
        ...at,
        said: 'Pasted as plain text. Signs that would change the format have a \\ before them.',
        otherwise: 'Use the formatting',
        other: plain,
      });
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [own, html, plain] = [markdownType, 'text/html', 'text/plain'].map((type) =>
      event.clipboardData.getData(type),
    );
    if (own || (!html && !marks.test(plain ?? ''))) return;
    event.preventDefault();
    void paste(html ?? '', plain ?? '');
  };
  const onCopy = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value: text, selectionStart: from, selectionEnd: to } = event.currentTarget;
    if (from === to) return;
    event.preventDefault();
    for (const type of [markdownType, 'text/plain']) event.clipboardData.setData(type, text.slice(from, to));
    if (event.type === 'cut') insert({ from, to, insert: '', selectFrom: from, selectTo: from });
  };
  const pasteOtherwise = ({ from, to, other }: Pasted) => {
    const end = from + other.length;
    insert({ from, to, insert: other, selectFrom: end, selectTo: end });
    setPasted(undefined);
  };

  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <>
          <div className={styles.box}>
            <div role="toolbar" aria-label="Formatting" className={styles.toolbar} onKeyDown={moveAmongTools}>
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
              <span className={styles.aside}>You can paste from Word.</span>
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
              onCopy={onCopy}
              onCut={onCopy}
              className={styles.text}
            />
          </div>
          <div role="status" className={pasted && styles.pasted}>
            {pasted && (
              <>
                {pasted.said}
                <Button variant="quiet" size="small" onClick={() => pasteOtherwise(pasted)}>
                  {pasted.otherwise}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
