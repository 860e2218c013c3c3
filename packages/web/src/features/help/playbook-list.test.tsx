import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playbook } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

describe('the playbooks', () => {
  it('#20 #321 #324 #325 #326 a card shows its facts; without a text its link reaches the 404 page', async () => {
    const { user, server } = renderApp('/help/playbooks', {
      server: { 'help.playbooks': { json: [playbook()] } },
    });
    const card = within(await screen.findByRole('article', { name: 'The First Storm' }));
    expect(server.of('help.playbooks')[0]).toMatchObject({ method: 'GET', url: '/api/help/playbooks' });
    expect(card.getByText('What to say when the harbour closes.')).toBeVisible();
    const tags = within(card.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['crisis', 'storm', 'statement']);
    expect(card.getByText('15-30 min read')).toBeVisible();
    expect(card.getByText('Template included')).toBeVisible();
    const link = card.getByRole('link', { name: 'View Playbook' });
    expect(link).toHaveAttribute('href', '/help/playbooks/first-storm');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('#325 #326 View Playbook unfolds the whole of it in place, and Close folds it', async () => {
    const { user, address } = renderApp('/help/playbooks', {
      server: { 'help.playbooks': { json: [fullPlaybook()] } },
    });
    await user.click(await screen.findByRole('link', { name: 'View Playbook' }));
    for (const text of ['Close the gate.', 'Ring the bell.', 'The tide came at noon.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('table', { name: 'Storm roles' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Template: The First Storm' })).toHaveTextContent('Gate: ____');
    expect(screen.getByText('Last reviewed: November 2026')).toBeVisible();
    expect(screen.queryByText('15-30 min read')).toBeNull();
    expect(address()).toBe('/help/playbooks');
    await user.click(screen.getByRole('button', { name: 'Close Playbook' }));
    expect(screen.queryByText('Close the gate.')).toBeNull();
    expect(screen.getByRole('article', { name: 'The First Storm' })).toHaveFocus();
  });

  it('is unfolded at an exercise that the address names, and closing it leads to its card', async () => {
    const { user } = renderApp('/help/playbooks#exercise-bell', {
      server: { 'help.playbooks': { json: [fullPlaybook()] } },
    });
    const heading = await screen.findByRole('heading', { name: 'Exercise: Count the bells' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Ring each bell once.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open this exercise in Earshot' })).toHaveAttribute(
      'href',
      '/?tab=article&sample=coverage&exercise=exercise-bell',
    );
    await user.click(screen.getByRole('button', { name: 'Close Playbook' }));
    expect(screen.getByRole('article', { name: 'The First Storm' })).toHaveFocus();
  });

  it('an address that cannot be decoded shows the list with nothing unfolded', async () => {
    renderApp('/help/playbooks#100%', { server: { 'help.playbooks': { json: [fullPlaybook()] } } });
    expect(await screen.findByRole('article', { name: 'The First Storm' })).toBeVisible();
    expect(screen.queryByText('Close the gate.')).toBeNull();
  });
});

function fullPlaybook() {
  return playbook({
    steps: ['Close the gate.'],
    template: 'Gate: ____',
    roles: { title: 'Storm roles', columns: ['Task', 'Warden'], rows: [['Ring', 'R']] },
    phases: [
      {
        time: 'Hour 1',
        title: 'Warn',
        actions: ['Ring the bell.'],
        decision: 'Whether to close.',
        result: 'A closed gate.',
        practice: {
          label: 'Count the bells',
          slug: 'exercise-bell',
          task: 'Ring each bell once.',
          sample: 'coverage',
          expected: 'Nine rings.',
        },
      },
    ],
    example: { situation: 'The tide came at noon.', steps: [], result: 'Nobody was hurt.' },
    lastReviewed: '2026-11',
  });
}
