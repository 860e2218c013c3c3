import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AgreementCalculator } from './entry-parts.tsx';

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');

describe('the agreement calculator', () => {
  it('gives three measures with intervals', () => {
    render(<AgreementCalculator />);
    const codes = `${'carried,carried\n'.repeat(20)}${'contested,contested\n'.repeat(5)}${'absent,absent\n'.repeat(3)}`;
    fireEvent.change(screen.getByLabelText('Codes of two coders'), {
      target: { value: `${codes}${'carried,contested\n'.repeat(2)}` },
    });
    expect(screen.getByText('28 of 30 items have equal codes.')).toBeVisible();
    expect(row('Percent agreement (as a share)')).toHaveTextContent('0.930.79 to 0.98');
    expect(row('Krippendorff’s alpha')).toHaveTextContent('0.86');
  });

  it('names lines without two codes and counts the others', () => {
    render(<AgreementCalculator />);
    fireEvent.change(screen.getByLabelText('Codes of two coders'), { target: { value: 'a,a\nb\nb,a' } });
    expect(screen.getByText('Two codes are needed in line 2.')).toBeVisible();
    expect(screen.getByText('1 of 2 items have equal codes.')).toBeVisible();
  });

  it('says when a measure is not defined', () => {
    render(<AgreementCalculator />);
    fireEvent.change(screen.getByLabelText('Codes of two coders'), { target: { value: 'a,a\na,a' } });
    expect(row('Cohen’s kappa')).toHaveTextContent('only one code was used');
  });
});
