import { describe, expect, it } from 'vitest';
import { deepFramework, framework } from '../../../test/library.ts';
import { frameworkMarkdown } from './framework-markdown.ts';

describe('frameworkMarkdown', () => {
  it('#308 contains everything that the page shows', () => {
    expect(frameworkMarkdown(framework())).toBe(`# Harbour Model

Sorts messages by the pier they leave from.

- Category: Strategy & Planning
- Time to Implement: 2 days
- Difficulty: beginner
- Tags: planning, channels, budget, teams, audit

## When to Use

When every boat sails at once.

## Key Components

- **Pier:** where a message starts.
- **Tide:** when it may leave.

## Framework Structure

\`\`\`text
Pier | Tide
---- | ----
\`\`\`

## Implementation Steps

1. List the piers.
2. Mark the tides.

## Expected Outcomes

- Fewer collisions.
- A shared timetable.

## Tips for Success

- Start with one pier.
- Keep the log short.
`);
  });

  it('#308 also contains the depth of an entry', () => {
    const text = frameworkMarkdown(deepFramework());
    for (const block of [
      '## When Not to Use\n\nWhen there is one boat.',
      '1. **Count.** They counted the piers.',
      'Pier plan\n\n| Pier | Tide |\n| --- | --- |\n| North |  |',
      '| Outcomes: what people think or do differently | trips |',
      '1. Which pier first?\n   Answer: The nearest.',
      '- Harbour Board (1999): Piers. First edition.\n\nLast reviewed: November 2026',
    ])
      expect(text).toContain(block);
  });

  it('#308 leaves out empty parts and uses the defaults of the page', () => {
    const text = frameworkMarkdown(
      framework({ tags: [], tips: [], structure: '', difficulty: undefined, timeToImplement: undefined }),
    );
    expect(text).not.toMatch(/Tags|Tips for Success|Framework Structure/);
    expect(text).toContain('- Time to Implement: Quick read\n- Difficulty: All levels');
  });

  it('text is not treated as formatting, and a template with backticks stays one block', () => {
    const text = frameworkMarkdown(framework({ name: 'A *bold* <b> name', structure: 'x\n```\ny' }));
    expect(text).toContain('# A \\*bold\\* \\<b\\> name');
    expect(text).toContain('````text\nx\n```\ny\n````');
  });
});
