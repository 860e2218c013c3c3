/** Replaces fields that are missing, null or mistyped with the template's value. If that is null, any value is accepted. */
export function complete<Shape extends object>(template: Shape, value: unknown): Shape {
  const given = isRecord(value) ? value : {};
  const fields = Object.entries(template).map(([name, standard]) => [
    name,
    completeField(standard, given[name]),
  ]);
  return Object.assign({}, template, given, Object.fromEntries(fields));
}

function completeField(standard: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return standard;
  if (standard === null) return value;
  if (Array.isArray(standard)) return Array.isArray(value) ? value : standard;
  if (isRecord(standard)) return complete(standard, value);
  return typeof value === typeof standard ? value : standard;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
