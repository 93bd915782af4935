/**
 * The configurator's own script, served as it stands. The form's state is in the address after `#`, so that a page of a
 * guide can link to an example.
 */
export const configuratorScript = `
const { elements, shop } = JSON.parse(document.getElementById('data').textContent);
const form = document.getElementById('settings');
const [preview, snippet, policy, copied] = ['preview', 'snippet', 'policy', 'copied'].map((id) => document.getElementById(id));
const escape = (text) => text.replace(/[&"<>]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const fieldsOf = (tag) => [...form.querySelectorAll('[name]')].filter(({ id, dataset }) => id.startsWith('any-') || dataset.element === tag);
const origin = (address) => { try { return new URL(address, location.href).origin } catch { return address } };

function restore() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const given = { 'api-base': shop.apiBase, tenant: String(shop.tenant), 'storefront-url': shop.storefrontUrl, ...Object.fromEntries(wanted) };
  if (elements.some(({ tag }) => tag === given.element)) form.elements.element.value = given.element;
  form.elements.theme.value = ['light', 'dark'].includes(given.theme) ? given.theme : '';
  for (const field of form.querySelectorAll('[id*="-"][name]')) {
    if (field.type === 'checkbox') field.checked = field.name in given;
    else field.value = given[field.name] ?? '';
  }
  for (const use of form.querySelectorAll('[data-use]')) {
    const colour = given[use.dataset.use];
    use.checked = /^#[0-9a-f]{6}$/i.test(colour ?? '');
    if (use.checked) form.elements[use.dataset.use].value = colour;
  }
}

function read() {
  const tag = form.elements.element.value;
  const attributes = fieldsOf(tag).flatMap((field) => field.type === 'checkbox' ? (field.checked ? [[field.name, '']] : []) : field.value.trim() ? [[field.name, field.value.trim()]] : []);
  if (form.elements.theme.value) attributes.push(['data-theme', form.elements.theme.value]);
  const colours = [...form.querySelectorAll('[data-use]:checked')].map(({ dataset: { use } }) => [use, form.elements[use].value]);
  return { tag, attributes, colours };
}

function write({ tag, attributes, colours }) {
  const { script } = elements.find((element) => element.tag === tag);
  const get = (name) => attributes.find(([known]) => known === name)?.[1] ?? '';
  const scripts = get('open') === 'page' && script !== 'account-cart' ? [script, 'account-cart'] : [script];
  const rules = ['display: block', 'min-height: 100vh', ...colours.map(([name, value]) => name + ': ' + value)];
  snippet.textContent = [
    ...scripts.map((name) => '<script type="module" src="' + shop.storefrontUrl + '/embed/' + name + '.js"><' + '/script>'),
    '<style>' + tag + ' { ' + rules.join('; ') + ' }</style>',
    '<' + tag + attributes.map(([name, value]) => '\\n  ' + name + (value ? '="' + escape(value) + '"' : '')).join('') + '>\\n  Loading…\\n</' + tag + '>',
  ].join('\\n');
  const provider = origin(get('api-base'));
  policy.textContent = [
    'script-src ' + shop.storefrontUrl,
    'connect-src ' + [provider, shop.storefrontUrl].join(' '),
    'img-src ' + [...new Set([origin(get('backend-host') || get('api-base')), shop.storefrontUrl])].join(' '),
    ...(attributes.some(([name]) => name === 'fonts') ? ['font-src ' + shop.storefrontUrl] : []),
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join(';\\n') + ';';
}

function show({ tag, attributes, colours }) {
  for (const field of form.querySelectorAll('[data-element]')) field.parentElement.hidden = field.dataset.element !== tag;
  let widget = preview.firstElementChild;
  if (widget?.localName !== tag) {
    widget = document.createElement(tag);
    widget.textContent = 'Loading…';
  }
  const wanted = new Map(attributes.filter(([name]) => name !== 'deep-link' && name !== 'loading'));
  for (const { name } of [...widget.attributes]) if (name !== 'style' && !wanted.has(name)) widget.removeAttribute(name);
  for (const [name, value] of wanted) if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
  for (const { dataset: { use } } of form.querySelectorAll('[data-use]')) widget.style.removeProperty(use);
  for (const [name, value] of colours) widget.style.setProperty(name, value);
  if (!widget.isConnected) preview.replaceChildren(widget);
}

function change() {
  const state = read();
  write(state);
  show(state);
  const place = new URLSearchParams([['element', state.tag], ...state.attributes.map(([name, value]) => [name === 'data-theme' ? 'theme' : name, value]), ...state.colours]);
  history.replaceState(null, '', '#' + place);
}

let timer;
form.addEventListener('input', ({ target }) => {
  if (target.type === 'color') form.querySelector('[data-use="' + target.name + '"]').checked = true;
  clearTimeout(timer);
  timer = setTimeout(change, 200);
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => { restore(); change() });
document.getElementById('copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent);
    copied.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(snippet);
    copied.textContent = 'Selected: copy it with your keyboard.';
  }
});
restore();
change();
`;
