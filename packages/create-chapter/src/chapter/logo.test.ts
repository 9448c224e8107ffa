import { expect, it } from 'vitest';
import { logoProblem } from './logo.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"';
const svg = (inside: string, attributes = root) => bytes(`<svg ${attributes}>${inside}</svg>`);

it.each([
  ['a drawing', svg('<path d="M0 0h36"/>')],
  ['one with its own gradient and reference', svg('<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/>')],
  [
    'one as programs save it',
    bytes(
      `\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg ${root} xmlns:xlink="http://www.w3.org/1999/xlink"><style><![CDATA[.a{fill:red}]]></style><title>A &amp; B</title></svg>\n`,
    ),
  ],
])('accepts %s as a logo', (_, file) => {
  expect(logoProblem(file)).toBeUndefined();
});

it.each([
  [
    'a picture with another name',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a),
    /^is a PNG picture, whatever its name says/,
  ],
  ['a web page', bytes('<!doctype html><html><body/></html>'), /first element is <html>/],
  ['words', bytes('our logo'), /does not begin with an <svg>/],
  ['nothing', bytes(''), /does not begin with an <svg>/],
  ['a drawing in no language', svg('', 'viewBox="0 0 1 1"'), /xmlns/],
  ['one of a fixed size', svg('', 'xmlns="http://www.w3.org/2000/svg"'), /viewBox/],
  ['a script', svg('<script>alert(1)</script>'), /has a <script>/],
  ['a script by another name', svg('<s:script xmlns:s="x">1</s:script>'), /has a <s:script>/],
  ['an event handler', svg('<path d="M0 0" onload="alert(1)"/>'), /event handler \(onload\)/],
  ['one on the root', svg('', `${root} onclick='x'`), /event handler/],
  ['a page inside', svg('<foreignObject/>'), /<foreignObject>/],
  ['an animation that changes links', svg('<a><animate attributeName="href" values="x"/></a>'), /<animate>/],
  ['a picture from elsewhere', svg('<image href="https://example.org/x.png"/>'), /outside of itself/],
  ['one that hides its address', svg('<a xlink:href="&#106;avascript:alert(1)"/>'), /outside of itself/],
  ['a paint from elsewhere', svg('<path fill="url(//example.org/p)"/>'), /outside of itself/],
  ['a style that fetches', svg('<style>@import "https://example.org/a.css";</style>'), /in <style>/],
  ['entities', bytes(`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${root}/>`), /entities|well-formed|begin/],
  ['an end too many', bytes(`<svg ${root}></g></svg>`), /not well-formed/],
  ['half of one', bytes(`<svg ${root}><path d="M0`), /not well-formed/],
  ['two', bytes(`<svg ${root}/><svg ${root}/>`), /more than one/],
  ['a very large one', svg(`<path d="${'M0 0'.repeat(30_000)}"/>`), /larger than 100 KB/],
])('refuses %s as a logo', (_, file, says) => {
  expect(logoProblem(file)).toMatch(says);
});
