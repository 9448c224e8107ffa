/** Largest size of a logo, because every page loads it. */
const mostBytes = 100_000;

const pictures: ReadonlyArray<readonly [name: string, begins: RegExp]> = [
  ['a PNG picture', /^\x89PNG/],
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a GIF picture', /^GIF8/],
  ['a WebP picture', /^RIFF....WEBP/s],
  ['a PDF document', /^%PDF/],
];
const refused = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener|set|animate\w*)$/i;

/** Piece of XML: a comment, CDATA, an instruction, a doctype, or a tag with its attributes. */
const piece =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(\[)?[^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gi;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Decodes entities as the browser does, because they could hide an address. */
const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex: string | undefined, digits: string | undefined) =>
    String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(digits), 0x10ffff)),
  );

/** True if CSS refers to something outside the file. */
const reachesOut = (css: string): boolean =>
  /@import/i.test(css) || /\\/.test(css) || /url\(\s*(?!['"]?#)/i.test(css);

function attributeProblem(name: string, raw: string): string | undefined {
  const value = decoded(raw).trim();
  if (/^on/i.test(name)) return `has an event handler (${name})`;
  if (/(?:^|:)(?:href|src)$/i.test(name) && !value.startsWith('#'))
    return `refers to something outside of itself (${name}="${value.slice(0, 40)}")`;
  return reachesOut(value) ? `refers to something outside of itself (in ${name})` : undefined;
}

function rootProblem(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  if (name !== 'svg') return `is no SVG: its first element is <${name}>, not <svg>`;
  if (attributes.get('xmlns') !== 'http://www.w3.org/2000/svg')
    return 'does not say xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers would show nothing';
  return attributes.has('viewBox') ? undefined : 'has no viewBox in its <svg>, so it cannot change its size';
}

/**
 * Returns the problem of a logo, as the end of a sentence that begins with its name. Returns undefined for an SVG that only draws:
 * no scripts, no event handlers, no external files.
 */
export function logoProblem(bytes: Uint8Array): string | undefined {
  const begins = String.fromCharCode(...bytes.subarray(0, 16));
  const picture = pictures.find(([, magic]) => magic.test(begins));
  if (picture) return `is ${picture[0]}, whatever its name says; the logo must be an SVG drawing`;
  if (bytes.byteLength > mostBytes) return `is larger than ${mostBytes / 1000} KB`;
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  const open: string[] = [];
  let rooted = false;
  let end = 0;
  let style = '';
  for (const match of text.matchAll(piece)) {
    const [whole, cdata = '', subset, closing, opening, attributes = '', alone] = match;
    const between = text.slice(end, match.index);
    end = match.index + whole.length;
    if (between.includes('<') || (open.length === 0 && between.trim() !== '')) break;
    if (open.at(-1)?.toLowerCase() === 'style') style += between + cdata;
    if (subset) return 'declares entities of its own';
    if (closing !== undefined && open.pop() !== closing)
      return `is not well-formed: </${closing}> closes nothing`;
    if (opening === undefined) continue;
    if (open.length === 0 && rooted) return 'has more than one outermost element';
    const pairs = [...attributes.matchAll(attribute)].map(([, name = '', one, other]): [string, string] => [
      name,
      one ?? other ?? '',
    ]);
    const problem = rooted ? undefined : rootProblem(opening, new Map(pairs));
    rooted = true;
    if (problem) return problem;
    if (refused.test(opening.replace(/^.*:/, ''))) return `has a <${opening}> in it; a logo only draws`;
    for (const [name, value] of pairs) {
      const wrong = attributeProblem(name, value);
      if (wrong) return wrong;
    }
    if (!alone) open.push(opening);
  }
  if (!rooted) return 'is no SVG: it does not begin with an <svg> element';
  if (text.slice(end).trim() !== '' || open.length > 0) return `is not well-formed near its character ${end}`;
  return reachesOut(decoded(style)) ? 'refers to something outside of itself (in <style>)' : undefined;
}
