interface PaperHeadProps {
  /** The column titles. No two are equal. */
  readonly titles: readonly string[];
}

/** The head of a printed table. Browsers repeat it on every page that the table covers. */
export function PaperHead({ titles }: PaperHeadProps) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
