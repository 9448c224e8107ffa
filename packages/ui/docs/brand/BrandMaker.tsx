import { brandNote, type ColourProblem, parseColour, type Theme, type TypedColour } from '@banyan/ui/palette';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../src/elements/Button/index.ts';
import { bayArea } from '../../src/themes/bay-area.ts';
import { Copies, Copy } from '../blocks/Copy.tsx';
import { Download } from '../blocks/Download.tsx';
import { filesOf } from '../tokens/files.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './BrandMaker.css.ts';
import { chapterJson, contrastInWords, make, plainCss, type Typed } from './brand.ts';
import { wear } from './wear.ts';

interface ColourProps {
  label: string;
  hint: string;
  value: string;
  problem: ColourProblem | undefined;
  onChange: (value: string) => void;
}

/** Field for a hexadecimal color with the browser’s color picker. Shows the problem and the nearest valid color. */
function Colour({ label, hint, value, problem, onChange }: ColourProps) {
  const id = useId();
  const says = `${id}-says`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.pair}>
        <input
          id={id}
          className={styles.text}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={`${id}-hint ${says}`}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label}, to pick`}
          value={parseColour(value) ?? bayArea.brand[800]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div id={says} aria-live="polite">
        {problem === undefined ? null : <p className={styles.problem}>{problem.message}</p>}
      </div>
      {problem?.nearest === undefined ? null : (
        <Button variant="line" size="small" onClick={() => onChange(problem.nearest ?? value)}>
          Take {problem.nearest}, the nearest that passes
        </Button>
      )}
    </div>
  );
}

interface PageProps {
  theme: Theme;
  mode: 'light' | 'dark';
}

/** A chapter’s front page in the theme: a scaled-down desktop page, or full width on a phone. */
function Page({ theme, mode }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /* A story in a frame sets the theme of the page around it. So it is loaded with the page’s theme and restyled here. */
  const around = useToolbarTheme();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let seen: MutationObserver | undefined;
    const dress = () => {
      const page = element.contentDocument;
      if (!page?.body) return;
      wear(page, theme, mode);
      seen?.disconnect();
      seen = new MutationObserver(() => wear(page, theme, mode));
      seen.observe(page.body, { childList: true, subtree: true });
    };
    dress();
    element.addEventListener('load', dress);
    return () => {
      seen?.disconnect();
      element.removeEventListener('load', dress);
    };
  }, [theme, mode]);
  return (
    <div className={styles.window}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={`A chapter’s front page, ${mode === 'light' ? 'by day' : 'by night'}`}
        src={`iframe.html?viewMode=story&id=chapters-front-page-of-a-chapter--by-day&globals=theme:${around.theme.id};mode:${around.mode}`}
        loading="lazy"
      />
    </div>
  );
}

/** Contrast of the theme in one mode, and a sample page in it. */
function Worn({ theme, mode }: PageProps) {
  return (
    <section aria-label={mode === 'light' ? 'By day' : 'By night'} className={styles.currentTheme}>
      <h3 className={styles.heading}>{mode === 'light' ? 'By day' : 'By night'}</h3>
      <Page theme={theme} mode={mode} />
      <ul className={styles.sentences}>
        {contrastInWords(theme, mode).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** Files of the theme to copy and download. */
function Files({ theme }: { theme: Theme }) {
  const light = filesOf(theme, 'light');
  const dark = filesOf(theme, 'dark');
  const files = [
    { name: 'chapter.json', text: chapterJson(theme), says: 'for the starter: npm create @banyan/chapter' },
    { name: 'theme.css', text: plainCss(theme), says: 'for plain HTML, after our stylesheet' },
  ];
  return (
    <>
      {files.map(({ name, text, says }) => (
        <section key={name} aria-label={name}>
          <div className={styles.fileHead}>
            <h3 className={styles.heading}>
              {name} <span className={styles.hint}>{says}</span>
            </h3>
            <Copy what={name} text={text} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it. */}
          <pre className={styles.code} tabIndex={0}>
            {text}
          </pre>
        </section>
      ))}
      <div className={styles.files}>
        <Download file={light.dtcg}>Design tokens, light</Download>
        <Download file={dark.dtcg}>Design tokens, dark</Download>
        <Download file={light.figma}>Figma variables</Download>
      </div>
    </>
  );
}

const first: Typed = { name: 'Bay Area', brand: bayArea.brand[800], accent: bayArea.accent[400] };

/** Form that makes a theme from a name and two colors. A real page shows the theme during typing. */
export function BrandMaker() {
  const [typed, setTyped] = useState(first);
  const nameId = useId();
  const made = make(typed);
  // While a half-typed color cannot be parsed, the page keeps the last theme.
  const [last, setLast] = useState<Theme>(bayArea);
  const theme = 'theme' in made ? made.theme : last;
  if (JSON.stringify(theme) !== JSON.stringify(last)) setLast(theme);
  const problemOf = (colour: TypedColour) => made.problems.find((problem) => problem.colour === colour);
  const note = brandNote(typed.brand);
  const change = (key: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [key]: value }));
  return (
    <Copies>
      <div className={styles.form}>
        <div className={styles.field}>
          <label htmlFor={nameId} className={styles.label}>
            Name
          </label>
          <p className={styles.hint}>As people call the chapter.</p>
          <input
            id={nameId}
            className={styles.text}
            value={typed.name}
            maxLength={40}
            onChange={(event) => change('name')(event.currentTarget.value)}
          />
        </div>
        <Colour
          label="Brand"
          hint="Buttons and headings. Dark: white words stand on it."
          value={typed.brand}
          problem={problemOf('brand')}
          onChange={change('brand')}
        />
        <Colour
          label="Accent"
          hint="What is new or asked for. Bright: dark words stand on it."
          value={typed.accent}
          problem={problemOf('accent')}
          onChange={change('accent')}
        />
      </div>
      <p role="status" className={styles.verdict}>
        {made.problems.length === 0
          ? `${theme.label} is a theme: ${theme.display ?? theme.brand[800]} and ${theme.accent[400]}.`
          : `What is shown below wears ${theme.brand[800]} and ${theme.accent[400]}.`}
      </p>
      {note ? <p className={styles.hint}>{note}</p> : null}
      <div className={styles.modes}>
        <Worn theme={last} mode="light" />
        <Worn theme={last} mode="dark" />
      </div>
      <Files theme={last} />
    </Copies>
  );
}
