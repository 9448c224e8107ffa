import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Fake of hCaptcha on this machine, built from its documentation. `script` replaces `https://js.hcaptcha.com/1/api.js`: it
 * announces itself through the `onload` parameter and offers render, reset, remove, execute and getResponse.
 * `verifyUrl` is siteverify: it takes a form, returns JSON, and accepts each token once.
 */
export const hcaptchaFake = async () => {
  const used = new Set<string>();
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    asked.push(form);
    const token = form.get('response') ?? '';
    const errors = [
      ...(form.get('secret') === 'the-secret' ? [] : ['invalid-input-secret']),
      ...(token.startsWith('P1_') ? [] : ['invalid-input-response']),
      ...(used.has(token) ? ['already-seen-response'] : []),
    ];
    used.add(token);
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(
        JSON.stringify(errors.length === 0 ? { success: true } : { success: false, 'error-codes': errors }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The double has no port.');
  return {
    verifyUrl: `http://127.0.0.1:${address.port}/siteverify`,
    /** Requests to siteverify, in order. */
    asked,
    script,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const script = `(() => {
  const widgets = new Map();
  let count = 0;
  const show = (id) => {
    const widget = widgets.get(id);
    widget.container.textContent = '';
    const box = document.createElement('button');
    box.type = 'button';
    box.textContent = 'I am human';
    box.addEventListener('click', () => {
      widget.token = 'P1_' + id + '_' + crypto.randomUUID();
      widget.config.callback(widget.token);
    });
    widget.container.append(box);
  };
  window.hcaptcha = {
    render(target, config) {
      const container = typeof target === 'string' ? document.getElementById(target) : target;
      const id = String(count++);
      widgets.set(id, { container, config, token: '' });
      show(id);
      return id;
    },
    reset(id) { const widget = widgets.get(String(id)); if (widget) { widget.token = ''; show(String(id)); } },
    remove(id) { const widget = widgets.get(String(id)); if (widget) { widget.container.textContent = ''; widgets.delete(String(id)); } },
    execute() { return Promise.resolve(); },
    getResponse(id) { return widgets.get(String(id))?.token ?? ''; },
    getRespKey() { return ''; },
    setData() {},
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') window[onload]();
})();`;
