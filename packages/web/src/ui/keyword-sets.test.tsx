import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('keyword sets', () => {
  it('are saved under a name, used in another tool, and outlive the session', async () => {
    const { user, unmount } = renderApp('/?keywords=alpha,beta');
    fireEvent.change(await screen.findByLabelText('Name of a new set'), { target: { value: 'Ferries' } });
    await user.click(button('Save keywords as set'));
    expect(await screen.findByText('Keyword set saved')).toBeVisible();
    unmount();
    sessionStorage.clear();
    const again = renderApp('/?tab=social');
    await again.user.click(await screen.findByText('Keyword sets (1)'));
    await again.user.click(button('Use Ferries'));
    expect(button('Remove alpha')).toBeVisible();
    expect(button('Remove beta')).toBeVisible();
    await again.user.click(button('Remove the set Ferries'));
    expect(screen.queryByRole('button', { name: 'Use Ferries' })).toBeNull();
  });
});
