import { descendants, type PageElement } from '../../page/html/page-element.ts';

/** Matches a script that submits a form or clicks its button. */
const SUBMITS = /\.\s*(?:submit|requestSubmit)\s*\(|\.\s*click\s*\(\s*\)/;

/**
 * Returns the URL that a page's only form requests when a script submits it, as written, or null. Only GET forms are
 * considered, because a POST would perform an action on the user's behalf.
 */
export function submittedForm(root: PageElement, scripts: readonly string[]): string | null {
  if (!scripts.some((script) => SUBMITS.test(script))) return null;
  const elements = [...descendants(root)];
  const forms = elements.filter(({ tag }) => tag === 'form');
  const [form] = forms;
  if (form === undefined || forms.length > 1 || !/^(?:get)?$/i.test(form.attribute('method').trim()))
    return null;
  const fields = [...descendants(form)].filter(isSent);
  const query = new URLSearchParams(
    fields.map((field) => [field.attribute('name'), field.attribute('value')]),
  );
  const action = form.attribute('action').replace(/[?#].*$/s, '');
  return query.size === 0 ? form.attribute('action') || null : `${action}?${query}`;
}

function isSent(field: PageElement): boolean {
  const type = field.attribute('type').toLowerCase();
  return (
    field.tag === 'input' &&
    field.attribute('name') !== '' &&
    !/^(?:submit|button|image|reset|file|password)$/.test(type)
  );
}
