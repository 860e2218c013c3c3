import { SUGGESTION_RECEIVED } from '@earshot/schema/suggestions/rules';
import { examplesIn } from '@earshot/schema/testing/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render.tsx';
import table from './suggestions-page.examples.tsv?raw';

async function openForm(answer: FakeAnswer | (() => Promise<FakeAnswer>) = { json: { received: true } }) {
  const app = renderApp('/suggestions', { server: { 'suggestions.send': answer } });
  const email = await screen.findByLabelText(/Email/);
  return { ...app, email, name: screen.getByLabelText(/Name/), idea: screen.getByLabelText(/Your idea/) };
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('the suggestion form', () => {
  it('#248 #249 has an optional name, a required email of its type and a required idea', async () => {
    const { email, name, idea } = await openForm();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    expect(idea).toBeRequired();
    expect(name).not.toBeRequired();
  });

  it.each(examplesIn<[string, string, string, string, string]>(table, 'refused suggestions'))(
    '%s gets its toast, no call, and the field is marked and focused',
    async (_, typedEmail, typedIdea, title, text) => {
      const { user, email, idea, server } = await openForm();
      if (typedEmail) fireEvent.change(email, { target: { value: typedEmail } });
      fireEvent.change(idea, { target: { value: typedIdea } });
      await user.click(send());
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(1);
      const field = title === 'Email required' ? email : idea;
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveFocus();
      expect(server.of('suggestions.send')).toHaveLength(0);
    },
  );

  it('#253 #254 #255 sends name, email and idea of exactly eight characters', async () => {
    const { user, email, idea, server } = await openForm();
    fireEvent.change(email, { target: { value: 'a@example.com' } });
    fireEvent.change(idea, { target: { value: '12345678' } });
    await user.click(send());
    await screen.findByText(SUGGESTION_RECEIVED);
    expect(server.of('suggestions.send')[0]).toMatchObject({
      method: 'POST',
      url: '/api/suggestions',
      body: { name: '', email: 'a@example.com', idea: '12345678' },
    });
  });

  it('#256 reads Sending... and cannot be pressed while pending', async () => {
    let release = (_: FakeAnswer) => {};
    const { user, email, idea } = await openForm(() => new Promise((resolve) => (release = resolve)));
    fireEvent.change(email, { target: { value: 'a@example.com' } });
    fireEvent.change(idea, { target: { value: '12345678' } });
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    release({ json: { received: true } });
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it.each<[string, FakeAnswer]>([
    ['#257 #258 a JSON answer', { json: { received: true } }],
    ['#259 an empty 200', { text: '' }],
    ['#259 a 204', { status: 204 }],
  ])('%s shows the banner and clears the form', async (_, answer) => {
    const { user, email, idea, name } = await openForm(answer);
    fireEvent.change(name, { target: { value: 'Reader' } });
    fireEvent.change(email, { target: { value: 'a@example.com' } });
    fireEvent.change(idea, { target: { value: 'Compare two articles' } });
    await user.click(send());
    expect(await screen.findByText('Thanks\u2014your idea was received!')).toBeVisible();
    for (const field of [name, email, idea]) expect(field).toHaveValue('');
  });

  it('the banner of one idea is gone when the next one is refused', async () => {
    const { user, email, idea } = await openForm();
    fireEvent.change(email, { target: { value: 'a@example.com' } });
    fireEvent.change(idea, { target: { value: 'Compare two articles' } });
    await user.click(send());
    await screen.findByText(SUGGESTION_RECEIVED);
    await user.click(send());
    expect(screen.queryByText(SUGGESTION_RECEIVED)).toBeNull();
  });

  it('#260 #261 a failure shows its message and loses nothing that was typed', async () => {
    const { user, email, idea } = await openForm({ status: 500, text: 'boom' });
    fireEvent.change(email, { target: { value: 'a@example.com' } });
    fireEvent.change(idea, { target: { value: 'Compare two articles' } });
    await user.click(send());
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('500: boom')).toBeVisible();
    expect(screen.getByText('boom')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await waitFor(() => expect(send()).toBeEnabled());
    expect(email).toHaveValue('a@example.com');
    expect(idea).toHaveValue('Compare two articles');
    expect(screen.queryByText(SUGGESTION_RECEIVED)).toBeNull();
  });

  it('#262 says that the product may follow up', async () => {
    await openForm();
    expect(screen.getByText(/may follow up/)).toBeVisible();
  });
});
