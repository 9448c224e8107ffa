import { expect, test } from 'vitest';
import { mailNodes } from './mailNodes.ts';

test('keeps the supported elements of an email and their styles, and nothing else', () => {
  expect(
    mailNodes(
      '<!doctype html><html><head><title>No</title></head><body style="margin:0"><p>Dear &amp; <a href="https://a.example/" style="color:navy" onclick="x()">here</a><br>now</p><script>alert(1)</script><img src="x" onerror="y()"></body></html>',
    ),
  ).toEqual([
    {
      name: 'div',
      style: 'margin:0',
      children: [
        {
          name: 'p',
          style: '',
          children: [
            'Dear & ',
            { name: 'a', style: 'color:navy', href: 'https://a.example/', children: ['here'] },
            { name: 'br', style: '', children: [] },
            'now',
          ],
        },
      ],
    },
  ]);
});
