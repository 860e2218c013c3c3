import { ARTICLE_PARTS, type ArticlePart } from '@earshot/schema/article/counted-parts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { ARTICLE_STRINGS } from './strings.ts';

const STRINGS = ARTICLE_STRINGS.counted;

interface CountedPartsProps {
  readonly chosen: readonly ArticlePart[];
  readonly onChange: (chosen: readonly ArticlePart[]) => void;
}

/** Lets the user choose, in a collapsible section, which parts of an article are counted in addition to its body. */
export function CountedParts({ chosen, onChange }: CountedPartsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (part: ArticlePart) =>
    onChange(ARTICLE_PARTS.filter((each) => chosen.includes(each) !== (each === part)));
  return (
    <Fold title={STRINGS.title} onToggle={setIsOpen} isPrinted={false}>
      {isOpen ? (
        <FormGroup aria-label={STRINGS.title} role="group">
          {ARTICLE_PARTS.map((part) => (
            <FormControlLabel
              key={part}
              control={<Checkbox checked={chosen.includes(part)} onChange={() => toggle(part)} />}
              label={STRINGS.parts[part]}
            />
          ))}
        </FormGroup>
      ) : null}
    </Fold>
  );
}
