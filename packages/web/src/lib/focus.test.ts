import { describe, expect, it } from 'vitest';
import { isTextField, isTyping } from './focus.ts';

function control(tag: string, type?: string): HTMLElement {
  const element = document.createElement(tag);
  if (type) element.setAttribute('type', type);
  return element;
}

describe('keys that belong to a control', () => {
  it('a text field needs letters and Ctrl+Z', () => {
    for (const field of [control('textarea'), control('input'), control('input', 'search')])
      expect([isTyping(field), isTextField(field)]).toEqual([true, true]);
  });

  it('a select and a slider need letters or arrows, but have no text that Ctrl+Z could undo', () => {
    for (const field of [control('select'), control('input', 'range')])
      expect([isTyping(field), isTextField(field)]).toEqual([true, false]);
  });

  it('a checkbox, a button and the page need neither', () => {
    for (const target of [control('input', 'checkbox'), control('button'), document.body, null])
      expect([isTyping(target), isTextField(target)]).toEqual([false, false]);
  });
});
