import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** Number of bytes that an unprivileged user can still write. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

const MEGABYTE = 1_000_000;

/**
 * Returns a message for the operator if less than the reserve is free on the folder's disk, so that no rankings are stored.
 * Otherwise returns null.
 */
export async function diskProblem(folder: string, reserveBytes: number): Promise<string | null> {
  const { freeBytes, totalBytes } = await diskSpace(folder);
  if (freeBytes >= reserveBytes) return null;
  const [free, total, reserve] = [freeBytes, totalBytes, reserveBytes].map((bytes) =>
    Math.floor(bytes / MEGABYTE),
  );
  return `The disk of ${folder} has ${free} MB free of ${total} MB, less than DISK_RESERVE_MB (${reserve}): no ranking will be stored for export. Lower DISK_RESERVE_MB or use a larger disk.`;
}

/** Returns the space on the disk that contains the folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
