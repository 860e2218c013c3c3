const REASONS: Readonly<Record<string, (place: string, setting: string) => string>> = {
  EADDRINUSE: (place, setting) =>
    `${place} is already in use, perhaps by another Earshot; end that program or set ${setting} to another port.`,
  EACCES: (place, setting) =>
    `${place} needs rights that this user does not have; set ${setting} to a port above 1023.`,
  EADDRNOTAVAIL: (place) => `${place} is no address of this machine; set HOST to one that is.`,
  ENOTFOUND: (place) => `${place} is no address of this machine; set HOST to one that is.`,
};

/** Returns one sentence that explains why a server cannot listen. `setting` is the variable with the port. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: { readonly host: string; readonly port: number },
  setting: 'PORT' | 'METRICS_PORT',
): string {
  const place = `${host}:${port}`;
  const reason = REASONS[error.code ?? ''];
  return reason ? reason(place, setting) : `${place} (${setting}) cannot be listened on: ${error.message}.`;
}
