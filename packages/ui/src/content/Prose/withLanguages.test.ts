import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withLanguages } from './withLanguages.ts';

const markup = (text: string) => renderToStaticMarkup(createElement('p', null, withLanguages(text)));

describe('languages of a text', () => {
  it('marks Marathi parts and leaves the Latin text around them unmarked', () => {
    expect(markup('We sang आम्ही पुण्याचे, १९९४! twice.')).toBe(
      '<p>We sang <span lang="mr">आम्ही पुण्याचे, १९९४</span>! twice.</p>',
    );
  });

  it('marks a part with a common Hindi word as Hindi', () => {
    expect(markup('यह हमारा घर है')).toBe('<p><span lang="hi">यह हमारा घर है</span></p>');
  });

  it('marks separate parts separately', () => {
    expect(markup('वडा and पाव')).toBe('<p><span lang="mr">वडा</span> and <span lang="mr">पाव</span></p>');
  });

  it('returns text without Devanagari unchanged', () => {
    expect(withLanguages('No Devanagari here.')).toBe('No Devanagari here.');
  });
});
