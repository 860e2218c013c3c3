import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { KeywordManager } from './keyword-manager.tsx';

const EMPTY = 'Add keywords to start tracking mentions';
const onSubmit = vi.fn();

function Harness() {
  const [keywords, setKeywords] = useState<string[]>([]);
  const [draft, setDraft] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <KeywordManager
        label="Keywords"
        noun="keyword"
        keywords={keywords}
        onChange={setKeywords}
        draft={draft}
        onDraftChange={setDraft}
      />
    </form>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Keywords' });
const addButton = () => screen.getByRole('button', { name: 'Add keyword' });
const clearButton = () => screen.getByRole('button', { name: /^Clear all/ });
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);
const enter = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.click(addButton());
};

describe('keyword manager', () => {
  beforeEach(() => {
    onSubmit.mockClear();
    render(<Harness />);
  });

  it('#43 has an input, an add button, a clear-all button and a tag per keyword', () => {
    enter('alpha, beta');
    expect(input()).toBeVisible();
    expect(addButton()).toHaveTextContent('Add');
    expect(clearButton()).toHaveTextContent('Clear all');
    expect(tags()).toEqual(['alpha', 'beta']);
  });

  it('says how commas, other spellings, exclusions and names with a comma are entered (A-60)', () => {
    expect(input()).toHaveAccessibleDescription(
      'Separate several with commas. Use = for other spellings: Volkswagen = VW. A minus leaves out a phrase: Apex -"Apex Legends". Quotation marks keep a comma: "Acme, Inc."',
    );
  });

  it('keeps the spellings of one keyword in one tag, and adds to them', () => {
    enter('Volkswagen=VW, "Acme, Inc."');
    expect(tags()).toEqual(['Volkswagen = VW', '"Acme, Inc."']);
    enter('volkswagen = Volkswagen AG');
    expect(tags()).toEqual(['Volkswagen = VW = Volkswagen AG', '"Acme, Inc."']);
    expect(screen.getByRole('status')).toHaveTextContent('Spellings added');
  });

  it('#44 #45 the empty text comes and goes with the keywords', () => {
    expect(screen.getByText(EMPTY)).toBeVisible();
    enter('alpha');
    expect(screen.queryByText(EMPTY)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove alpha' }));
    expect(screen.getByText(EMPTY)).toBeVisible();
  });

  it('#46 the add button is disabled while the input is blank, whitespace included', () => {
    expect(addButton()).toBeDisabled();
    fireEvent.change(input(), { target: { value: '   ' } });
    expect(addButton()).toBeDisabled();
    fireEvent.change(input(), { target: { value: ' a ' } });
    expect(addButton()).toBeEnabled();
  });

  it('#47 the add button adds and clears the input', async () => {
    const user = userEvent.setup();
    await user.type(input(), 'alpha');
    await user.click(addButton());
    expect(tags()).toEqual(['alpha']);
    expect(input()).toHaveValue('');
  });

  it('#48 #49 Enter adds and submits no surrounding form', async () => {
    const user = userEvent.setup();
    await user.type(input(), 'alpha{Enter}');
    expect(tags()).toEqual(['alpha']);
    expect(input()).toHaveValue('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('#50 Enter with a blank input does nothing', async () => {
    const user = userEvent.setup();
    await user.type(input(), '  {Enter}');
    expect(tags()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('#51 the Enter of an input method does not add', () => {
    fireEvent.change(input(), { target: { value: 'にほん' } });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(tags()).toEqual(['にほん']);
  });

  it.each([
    ['#52', 'alpha, beta ,gamma', ['alpha', 'beta', 'gamma']],
    ['#53', '  alpha  ', ['alpha']],
    ['#54', 'alpha,,beta,', ['alpha', 'beta']],
    ['#55', 'alpha, alpha', ['alpha']],
    ['#58', 'climate change', ['climate change']],
  ])('%s %j becomes its tags in order', (_, text, expected) => {
    enter(text);
    expect(tags()).toEqual(expected);
  });

  it('#56 #57 duplicates of existing keywords are dropped and the input is still cleared', () => {
    enter('alpha, beta');
    enter('Alpha, beta');
    expect(tags()).toEqual(['alpha', 'beta']);
    expect(input()).toHaveValue('');
  });

  it('#59 removing one tag leaves the others in order', () => {
    enter('alpha, beta, gamma');
    fireEvent.click(screen.getByRole('button', { name: 'Remove beta' }));
    expect(tags()).toEqual(['alpha', 'gamma']);
  });

  it('#60 clear-all removes every tag and the text in the input', () => {
    enter('alpha, beta');
    fireEvent.change(input(), { target: { value: 'gam' } });
    fireEvent.click(clearButton());
    expect(tags()).toEqual([]);
    expect(input()).toHaveValue('');
    expect(clearButton()).toBeDisabled();
  });

  it('#60 clear-all works for text alone', () => {
    fireEvent.change(input(), { target: { value: 'gam' } });
    expect(clearButton()).toBeEnabled();
    fireEvent.click(clearButton());
    expect(input()).toHaveValue('');
  });

  it('#61 there is no maximum number of keywords', () => {
    enter(Array.from({ length: 300 }, (_, index) => `keyword ${index}`).join(','));
    expect(tags()).toHaveLength(300);
  });

  it('#63 tags are removed by keyboard, the focus goes to a neighbor, then to the input', async () => {
    const user = userEvent.setup();
    enter('alpha, beta');
    screen.getByRole('button', { name: 'Remove alpha' }).focus();
    await user.keyboard('{Enter}');
    expect(tags()).toEqual(['beta']);
    expect(screen.getByRole('button', { name: 'Remove beta' })).toHaveFocus();
    await user.keyboard(' ');
    expect(input()).toHaveFocus();
  });

  it('announces what was added and removed', () => {
    enter('alpha, beta');
    const status = screen.getByRole('status');
    expect(within(status).getByText('2 added')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove beta' }));
    expect(status).toHaveTextContent('beta removed');
  });
});

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
