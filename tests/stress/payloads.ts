/* Texts that would run as a program if a page treats them as more than text. Each would call `found()`. */

const calls = ['found()', 'self.found()', 'found`1`', 'window["found"]()', '(0,found)()'];

/** Markup around a call. */
const vessels: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title></textarea></style><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img/src/onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<iframe src="javascript:parent.${call}">`,
  (call) => `<a href="javascript:${call}">xss</a>`,
  (call) => `<form action="javascript:${call}"><button>xss</button></form>`,
  (call) => `<object data="javascript:${call}">`,
  (call) => `<body onpageshow=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<style>@import 'javascript:${call}';</style>`,
  (call) => `<link rel=stylesheet href="data:text/css,*{x:${call}}">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<template><script>${call}</script></template>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `"><script>${call}</script>`,
  (call) => `'><img src=x onerror=${call}>`,
  (call) => `" onmouseover="${call}" autofocus onfocus="${call}" x="`,
  (call) => `' onfocus='${call}' autofocus='`,
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `\u00a0javascript:${call}`,
  (call) => `data:text/html,<script>parent.${call}</script>`,
  (call) => `https://example.org/"onfocus=${call} autofocus="`,
  (call) => `";${call};//`,
  (call) => `';${call};//`,
  (call) => `\\";${call};//`,
  (call) => `\${${call}}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `--><script>${call}</script><!--`,
  (call) => `]]><script>${call}</script>`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `&#60;img src=x onerror=${call}&#62;`,
  (call) => `\u2028${call}\u2029`,
  (call) => `{"__proto__":{"innerHTML":"<img src=x onerror=${call}>"}}`,
  (call) => `[xss](javascript:${call})`,
  (call) => `![xss](x"onerror="${call})`,
  (call) => `<scr<script>ipt>${call}</scr</script>ipt>`,
  (call) => `<<img src=x onerror=${call}//<`,
  (call) => `<img src=x:alert onerror=eval(src) alt=${call}>`,
];

/** Spellings of a payload. The server refuses control characters. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replaceAll('FOUND', 'found'),
  (text) => `xss ${text}`,
  (text) => `${text}\n${text}`,
];

/** List of a thousand different payloads. Every group of fifty contains every kind of markup. */
export const payloads: readonly string[] = disguises.flatMap((_, place) =>
  calls.flatMap((__, round) =>
    vessels.map((vessel, number) => {
      const call = calls[(number + round) % calls.length] ?? '';
      const disguise = disguises[(number + place) % disguises.length] ?? String;
      return disguise(vessel(call));
    }),
  ),
);
